import { costOfDay } from '#domain/analytics/dayCosts.ts';
import { dayCostsSheet } from '#domain/analytics/dayCostsSheet.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { sheetFile, type SheetCell, type SheetColumn, type SheetFormat } from '../../../sheets/sheet.ts';
import { inOnePortion } from './inOnePortion.ts';

type Schemas = components['schemas'];

const columns = [
  ['unit', 'text', 30],
  ['people', 'number', 12],
  ['days', 'number', 20],
  ['earned', 'money', 20],
  ['additions', 'money', 20],
  ['cost', 'money', 18],
  ['before', 'money', 26],
] as const satisfies readonly [keyof typeof dayCostsSheet, SheetColumn['kind'], number][];

/** A row for each unit, those of fewer than five people with their people alone, and one for all of them. */
export function exportCosts(
  { from, to, total, before, units }: Schemas['DayCosts'],
  { format, language }: { format: SheetFormat; language: Language },
): SentFile {
  const rows = units.map(({ unit, ...own }) => [
    unit?.title ?? dayCostsSheet.noUnit[language],
    ...cellsOf(own),
  ]);
  const all = cellsOf({ people: total.people, costs: total, before });
  return sheetFile(`${from}-${to}`, format, {
    title: dayCostsSheet.title[language],
    columns: columns.map(([key, kind, width]) => ({ heading: dayCostsSheet[key][language], kind, width })),
    rows: inOnePortion([...rows, [dayCostsSheet.total[language], ...all]]),
  });
}

const inSom = (amount: number | null): number | null => (amount === null ? null : amount / TIYIN_PER_SOM);

function cellsOf({ people, costs, before }: Omit<Schemas['UnitDayCosts'], 'unit'>): SheetCell[] {
  return [
    ...[people, costs && costs.daysWorked, costs && inSom(costs.earned), costs && inSom(costs.additions)],
    ...[costs && inSom(costOfDay(costs)), before && inSom(costOfDay(before))],
  ];
}
