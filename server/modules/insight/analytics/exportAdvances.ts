import { askedRate, refusedRate, takenRate } from '#domain/analytics/advances.ts';
import { advancesSheet } from '#domain/analytics/advancesSheet.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { tableFile, type CellsOf, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import { hoursOf } from './export.ts';

type Schemas = components['schemas'];

const columns = [
  ['month', 'text', 12],
  ['people', 'number', 12],
  ['earned', 'money', 20],
  ['askers', 'number', 20],
  ['askedRate', 'number', 20],
  ['requests', 'number', 14],
  ['asked', 'money', 18],
  ['receivers', 'number', 20],
  ['paid', 'money', 20],
  ['takenRate', 'number', 18],
  ['timed', 'number', 18],
  ['median', 'number', 26],
  ['p90', 'number', 28],
  ['refused', 'number', 18],
  ['refusedRate', 'number', 20],
  ['withdrawn', 'number', 18],
  ['failed', 'number', 26],
] as const satisfies ColumnsOf<typeof advancesSheet>;

/** A row for each month. */
export function exportAdvances({ from, to, points }: Schemas['AdvanceFigures'], asked: FileAsked): SentFile {
  return tableFile(`${from}-${to}`, asked, {
    words: advancesSheet,
    columns,
    parts: [{ rows: points.map(cellsOf) }],
  });
}

/** Figures that are not counted yet are empty, as are rates based on them. */
function cellsOf({ month, counted, figures }: Schemas['AdvancePoint']): CellsOf<typeof columns> {
  const { people, earned, askers, askedAmount, paid, minutesMedian, minutesP90, ...same } = figures;
  return {
    ...same,
    month,
    people: counted ? people : null,
    earned: counted ? earned / TIYIN_PER_SOM : null,
    askers: counted ? askers : null,
    askedRate: askedRate(figures),
    asked: askedAmount / TIYIN_PER_SOM,
    paid: paid / TIYIN_PER_SOM,
    takenRate: takenRate(figures),
    median: minutesMedian === null ? null : hoursOf(minutesMedian),
    p90: minutesP90 === null ? null : hoursOf(minutesP90),
    refusedRate: refusedRate(figures),
  };
}
