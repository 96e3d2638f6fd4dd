import { costOfDay } from '#domain/analytics/dayCosts.ts';
import { dayCostsSheet } from '#domain/analytics/dayCostsSheet.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { tableFile, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';

type Schemas = components['schemas'];

const columns = [
  ['unit', 'text', 30],
  ['people', 'number', 12],
  ['days', 'number', 20],
  ['earned', 'money', 20],
  ['additions', 'money', 20],
  ['cost', 'money', 18],
  ['before', 'money', 26],
] as const satisfies ColumnsOf<typeof dayCostsSheet>;

/** A row for each unit and one for all. Units of fewer than five people show only their number of people. */
export function exportCosts(
  { from, to, total, before, units }: Schemas['DayCosts'],
  asked: FileAsked,
): SentFile {
  const { language } = asked;
  const rows = units.map(({ unit, ...own }) => ({
    unit: unit?.title ?? dayCostsSheet.noUnit[language],
    ...cellsOf(own),
  }));
  const all = cellsOf({ people: total.people, costs: total, before });
  return tableFile(`${from}-${to}`, asked, {
    words: dayCostsSheet,
    columns,
    parts: [{ rows: [...rows, { unit: dayCostsSheet.total[language], ...all }] }],
  });
}

const inSom = (amount: number | null): number | null => (amount === null ? null : amount / TIYIN_PER_SOM);

const cellsOf = ({ people, costs, before }: Omit<Schemas['UnitDayCosts'], 'unit'>) => ({
  people,
  days: costs && costs.daysWorked,
  earned: costs && inSom(costs.earned),
  additions: costs && inSom(costs.additions),
  cost: costs && inSom(costOfDay(costs)),
  before: before && inSom(costOfDay(before)),
});
