import { attendanceRate, punctualityRate } from '#domain/analytics/figures.ts';
import { figuresSheet } from '#domain/analytics/figuresSheet.ts';
import { monthOf } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { sheetFile } from '../../../sheets/sheet.ts';
import type { SheetCell, SheetColumn } from '../../../sheets/shape.ts';
import type { FileAsked } from '../../../sheets/table.ts';

type Schemas = components['schemas'];
type Key = Exclude<keyof typeof figuresSheet, 'title' | 'date' | 'month'>;

const columns = [
  ['people', 12],
  ['due', 20],
  ['attended', 16],
  ['attendance', 16],
  ['absent', 16],
  ['away', 20],
  ['starts', 22],
  ['late', 14],
  ['punctuality', 18],
  ['lateMedian', 20],
  ['lateP90', 22],
  ['shifts', 12],
  ['missedCheckOuts', 20],
  ['worked', 18],
  ['rest', 22],
  ['norm', 16],
  ['joined', 14],
  ['left', 14],
] as const satisfies readonly [Key, number][];

/** A row for each point of the figures. */
export function exportFigures(
  { from, to, step, points }: Schemas['AttendanceFigures'],
  { format, language }: FileAsked,
): SentFile {
  const first: SheetColumn =
    step === 'day'
      ? { heading: figuresSheet.date[language], kind: 'date', width: 14 }
      : { heading: figuresSheet.month[language], kind: 'text', width: 12 };
  const numbers = columns.map(([key, width]): SheetColumn => ({
    heading: figuresSheet[key][language],
    kind: 'number',
    width,
  }));
  return sheetFile(`${from}-${to}`, format, {
    title: figuresSheet.title[language],
    columns: [first, ...numbers],
    rows: [
      points.map((point) => {
        const cells = { ...cellsOf(point.figures), ...point.moves };
        return [step === 'day' ? point.from : monthOf(point.from), ...columns.map(([key]) => cells[key])];
      }),
    ],
  });
}

/** With two decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

const cellsOf = ({
  minutesWorked,
  restMinutes,
  normMinutes,
  ...same
}: Schemas['Figures']): Record<Exclude<Key, 'joined' | 'left'>, SheetCell> => ({
  ...same,
  attendance: attendanceRate(same),
  punctuality: punctualityRate(same),
  worked: hoursOf(minutesWorked),
  rest: hoursOf(restMinutes),
  norm: hoursOf(normMinutes),
});
