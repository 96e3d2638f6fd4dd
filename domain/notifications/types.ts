import { isCompanyDate } from '../calendar/date.ts';

/** Types of notifications (spec section 1), as it spells them. */
export const notificationTypes = [
  'warningNewDevice',
  'enterCheckInTime',
  'enterCheckOutTime',
  'enterTardnessReason',
  'infoCurrentDayWork',
  'other',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A type of a newer version counts as other (spec section 1). */
export const knownType = (value: unknown): NotificationType =>
  notificationTypes.find((known) => known === value) ?? 'other';

export const channels = ['push', 'inApp', 'telegram'] as const;
export type Channel = (typeof channels)[number];

const everywhere = { push: true, inApp: true, telegram: true };

/** Default channels. The summary of the day is shown in the app only, because it asks for no action. */
export const defaultChannels = () => ({
  warningNewDevice: { ...everywhere, inApp: true as const },
  enterCheckInTime: { ...everywhere },
  enterCheckOutTime: { ...everywhere },
  enterTardnessReason: { ...everywhere },
  infoCurrentDayWork: { push: false, inApp: true, telegram: false },
  other: { ...everywhere },
});

/** Notifications of employees and employers, in the groups of the settings. */
const groups = {
  employee: [
    { group: 'security', types: ['warningNewDevice'] },
    {
      group: 'workingDay',
      types: ['enterCheckInTime', 'enterCheckOutTime', 'enterTardnessReason', 'infoCurrentDayWork'],
    },
    { group: 'requests', types: ['other'] },
  ],
  employer: [
    { group: 'security', types: ['warningNewDevice'] },
    { group: 'requestsAndPeople', types: ['other'] },
  ],
} as const;

/** Kinds of notifications that concern a role, by group. */
export const groupsFor = (
  role: keyof typeof groups,
): readonly (typeof groups)[keyof typeof groups][number][] => groups[role];

const screens: Record<NotificationType, string> = {
  warningNewDevice: '/settings/devices',
  enterCheckInTime: '/qr-scan/attendance-check/in',
  enterCheckOutTime: '/qr-scan/attendance-check/out',
  enterTardnessReason: '/home',
  infoCurrentDayWork: '/attendances',
  other: '/requests',
};

const aboutOneDay: readonly string[] = ['enterTardnessReason', 'infoCurrentDayWork'];

/**
 * The screen that a notification leads to, on the day, the employee record, the request or the run it is about where its
 * `params` name one.
 */
export function screenOf({ type: given, params }: { type: string; params?: unknown }): string {
  const type = knownType(given);
  const { date, day: named, month, last4, ...about } = (params ?? {}) as Record<string, unknown>;
  const { employeeName, recordId, requestId, runId, reportId, withheld, added } = about;
  if (type === 'other' && typeof last4 === 'string' && employeeName === null) return '/home#cards';
  if (type === 'other' && typeof month === 'string')
    return withheld === undefined && added === undefined
      ? `/attendances/month?month=${encodeURIComponent(month)}`
      : `/payments?month=${encodeURIComponent(month)}`;
  if (type === 'other' && reportId) return '/reports';
  if (type === 'other' && typeof runId === 'string') return `/payments/runs/${encodeURIComponent(runId)}`;
  if (type === 'other' && typeof recordId === 'string') return `/employees/${encodeURIComponent(recordId)}`;
  if (type === 'other' && typeof requestId === 'string') return `/requests/${encodeURIComponent(requestId)}`;
  if (type === 'other' && typeof named === 'string' && isCompanyDate(named))
    return employeeName === null ? `/attendances?date=${named}` : '/attendances/settle';
  const day = typeof date === 'string' && isCompanyDate(date) ? `?date=${date}` : '';
  if (type === 'enterTardnessReason' || (type === 'other' && day)) return `/home${day}#tardiness`;
  return `${screens[type]}${aboutOneDay.includes(type) ? day : ''}`;
}
