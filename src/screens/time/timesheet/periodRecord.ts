import { formatMonth } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { MonthClosing } from '#machines/flows/time/monthClosing/monthClosingMachine.ts';
import type { ChartedRecord } from '#src/components/inspector/record.ts';

type Step = ChartedRecord['trail'][number];

/** The record of a month with the steps before, from its versions. */
export const periodRecord = (
  { month, state, versions }: MonthClosing,
  language: Language,
): ChartedRecord => ({
  name: formatMonth(month, language),
  states: [state],
  trail: [...versions]
    .reverse()
    .flatMap(({ closedAt, reopenedAt }): Step[] => [
      { event: 'period.finish', at: closedAt },
      ...(reopenedAt === null ? [] : [{ event: 'period.reopen', at: reopenedAt }]),
    ]),
});
