import { formatDate } from '#domain/format/index.ts';
import { cases } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.cases.ts';
import type { PlannedSchedule } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface WithdrawalDriver extends ChangeDriver {
  ofSchedule: Gate;
  ofUnit: Gate;
  ofMove: Gate;
  /** The title of the schedule. */
  title: string;
  /** The address of the person's record. */
  record: string;
  /** Plans that alone, from the subject's day on. */
  plan: (subject: PlannedSchedule) => Promise<void>;
  /** Undoes that by the database. */
  unplan: () => Promise<void>;
  /** Whether something is still planned. */
  isPlanned: () => Promise<boolean>;
}

const day = ({ validFrom }: PlannedSchedule) => formatDate(validFrom, 'uz-Latn', 'dayMonth');
const action = ({ say }: WithdrawalDriver, subject: PlannedSchedule) => {
  if (subject.of === 'schedule') return say('schedules', 'withdrawVersion', { date: day(subject) });
  if (subject.of === 'closing') return say('schedules', 'withdrawClosing', { date: day(subject) });
  return say('schedules', 'withdrawUnit', { date: day(subject), unit: subject.title });
};
const gateOf = ({ ofSchedule, ofUnit, ofMove }: WithdrawalDriver, { of }: PlannedSchedule) => {
  if (of === 'move') return ofMove;
  return of === 'unit' ? ofUnit : ofSchedule;
};

export const model = confirmedChangeModel<WithdrawalDriver, PlannedSchedule, Record<never, string>, void>(
  cases,
  {
    gate: gateOf,
    choose: async (driver, subject) => {
      const { page, say, title } = driver;
      await driver.plan(subject);
      await page.goto(subject.of === 'move' ? driver.record : '/settings/schedules');
      if (subject.of === 'move') {
        const date = formatDate(subject.validFrom, 'uz-Latn');
        const name = say('schedules', 'withdrawMoveOf', { date });
        await page.getByRole('button', { name, exact: true }).click();
        return;
      }
      const name = say('schedules', 'actionsOf', { schedule: title });
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('menuitem', { name: action(driver, subject), exact: true }).click();
    },
    title: ({ say }, { title }) => say('schedules', 'withdrawTitle', { title }),
    confirmLabel: ({ say }) => say('schedules', 'withdraw'),
    shows: ({ page, say }, { of, validFrom }) =>
      page
        .getByRole('alertdialog')
        .getByText(
          say('schedules', of === 'move' ? 'withdrawMoveText' : 'withdrawText', {
            date: formatDate(validFrom, 'uz-Latn'),
          }),
        )
        .waitFor(),
    make: async (driver) => {
      const { page, say, subject } = driver;
      await gateOf(driver, subject).pass();
      await page.getByText(say('schedules', 'withdrawn'), { exact: true }).first().waitFor();
      if (await driver.isPlanned()) throw new Error('what was withdrawn is still planned');
    },
    refuse: {
      gone: async (driver) => {
        await driver.unplan();
        await gateOf(driver, driver.subject).pass();
      },
    },
  },
);
