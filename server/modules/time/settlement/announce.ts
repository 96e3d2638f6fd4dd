import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { announceDays } from '../absences/index.ts';
import { namesOf } from '../../employees/records/index.ts';
import { reasonAnnouncer, type Notice, type Notify } from '../../notifications/index.ts';
import type { SettledNews } from './subject.ts';
import type { CorrectionRow } from '../attendance/index.ts';

const ofAbsence = {
  accepted: 'absenceAccepted',
  refused: 'absenceRefused',
  entered: 'absenceEntered',
} as const;
const ofEntry = { entered: 'daysEntered' } as const;

const words = {
  accepted: 'correctionAccepted',
  refused: 'correctionRefused',
  corrected: 'dayCorrected',
  counted: 'dayCounted',
  halved: 'dayHalved',
  dismissed: 'dayDismissed',
} as const;
const wordsOfPunch = { accepted: 'latePunchAccepted', refused: 'latePunchRefused' } as const;

type Word =
  | (typeof words)[keyof typeof words]
  | (typeof wordsOfPunch)[keyof typeof wordsOfPunch]
  | (typeof ofAbsence)[keyof typeof ofAbsence]
  | (typeof ofEntry)[keyof typeof ofEntry];

const wordOf = (what: SettledNews['about'], state: string) => {
  const of: Partial<Record<SettledNews['about'], Partial<Record<string, Word>>>> = {
    absence: ofAbsence,
    latePunch: wordsOfPunch,
    entry: ofEntry,
    correction: words,
    day: words,
  };
  return of[what]?.[state];
};

/** Whether the day's times changed, so that it may have become a late one. */
export const hasOtherTimes = ({ about, state }: SettledNews): boolean =>
  about === 'day' ? state === 'corrected' : about !== 'reason' && about !== 'absence' && state === 'accepted';

/** For entered days, notifies each person once, of the first day. */
function onceForEntries(news: readonly SettledNews[]): SettledNews[] {
  const entered = news.filter(({ about }) => about === 'entry').sort((a, b) => (a.date < b.date ? 1 : -1));
  const first = new Map(entered.map((one) => [one.employeeId, one]));
  return [...news.filter(({ about }) => about !== 'entry'), ...first.values()];
}

/** Refreshes the open pages of both sides, and notifies each employee of the decisions. */
export async function announceSettled(
  tx: Tx,
  notify: Notify,
  organizationId: string,
  news: readonly SettledNews[],
): Promise<void> {
  const reasons = news.flatMap((one) => (one.about === 'reason' ? one : []));
  await reasonAnnouncer(notify)(
    tx,
    organizationId,
    reasons.map(({ note: decisionNote, ...one }) => ({ ...one, decisionNote })),
  );
  const days = news.filter(({ about }) => about !== 'reason');
  if (!days.length) return;
  const { accounts } = await announceDays(tx, organizationId, days);
  await notify(
    tx,
    onceForEntries(days).flatMap(({ about: what, employeeId, date, state, note: reason }): Notice[] => {
      const accountId = accounts.get(employeeId);
      const about = wordOf(what, state);
      if (!accountId || !about) return [];
      const params = { about, day: date, employeeName: null, reason };
      return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
    }),
  );
}

/** Notifies those who may decide it; of an employer's own correction, the employee. */
export async function announceCorrection(
  tx: Tx,
  notify: Notify,
  { organizationId, employeeId, date, state, reason, proposedBy }: CorrectionRow,
): Promise<void> {
  const { accounts, employers } = await announceDays(tx, organizationId, [{ employeeId, date }]);
  const day: CompanyDate = date;
  if (proposedBy === 'employer') {
    const accountId = accounts.get(employeeId);
    if (!accountId) return;
    const params = { about: 'dayCorrected' as const, day, employeeName: null, reason };
    await notify(tx, [{ type: 'other', accountId, params, job: { organizationId, employeeId } }]);
    return;
  }
  if (state !== 'proposed') return;
  const employeeName = (await namesOf(tx, organizationId, [employeeId])).get(employeeId)!;
  const params = { about: 'correctionProposed' as const, day, employeeName, reason };
  await notify(
    tx,
    employers
      .filter(({ role }) => role !== 'accountant')
      .map(({ accountId, id }) => ({
        type: 'other' as const,
        accountId,
        params,
        job: { organizationId, employeeId: id },
      })),
  );
}

/** Refreshes the open pages of both sides, and notifies each person once, of the first entered day. */
export async function announceEntered(
  tx: Tx,
  notify: Notify,
  organizationId: string,
  rows: readonly CorrectionRow[],
): Promise<void> {
  const { accounts } = await announceDays(tx, organizationId, rows);
  const first = new Map(rows.toReversed().map((row) => [row.employeeId, row]));
  await notify(
    tx,
    [...first.values()].flatMap(({ employeeId, date: day, reason }): Notice[] => {
      const accountId = accounts.get(employeeId);
      if (!accountId) return [];
      const params = { about: 'daysEntered' as const, day, employeeName: null, reason };
      return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
    }),
  );
}
