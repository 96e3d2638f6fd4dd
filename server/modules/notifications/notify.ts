import type { NotificationType } from '#domain/notifications/types.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import type { WarnNewDevice } from '../auth/index.ts';
import { selectLeft } from '../employees/records/index.ts';
import { groupBy } from '../groupBy.ts';
import { deliver } from './deliveries.ts';
import { insertNotifications, takeNumbers, type NewNotification } from './sql/notifications.ts';
import { choicesOf } from './settings.ts';

type Notification = components['schemas']['Notification'];

/** A notification to create; `job` when it is about one of the person's jobs. */
export type Notice = {
  [T in NotificationType]: {
    type: T;
    params: Extract<Notification, { type: T }>['params'];
    accountId: string;
    job?: { organizationId: string; employeeId: string };
  };
}[NotificationType];

/** Drops notices to people who have left: the company's pages are closed to them. */
async function excludeLeft(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  const left = new Set<string>();
  for (const [organizationId, own] of groupBy(notices, ({ job }) => job?.organizationId))
    if (organizationId !== undefined) {
      const ids = own.flatMap(({ job }) => job?.employeeId ?? []);
      for (const { id } of await selectLeft(tx, organizationId, ids)) left.add(id);
    }
  return notices.filter(({ job }) => !job || !left.has(job.employeeId));
}

/**
 * Creates notifications in the transaction of their cause. The list shows them after the commit, open pages are signalled
 * right after it, and pushes and Telegram messages wait in notification_delivery.
 */
export function notifier({ config, clock }: Pick<Services, 'config' | 'clock'>) {
  return async (tx: Tx, all: readonly Notice[]): Promise<void> => {
    const notices = await excludeLeft(tx, all);
    if (!notices.length) return;
    const counts = new Map<string, number>();
    for (const { accountId } of notices) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
    const last = await takeNumbers(tx, counts);
    const choices = await choicesOf(tx, [...counts.keys()]);
    const at = clock.date();
    // An account's first notification gets its lowest new number.
    const next = new Map(
      [...last].map(([accountId, end]) => [accountId, end - (counts.get(accountId) ?? 0)]),
    );
    const rows = notices.map(({ accountId, type, params, job }): NewNotification => {
      const sequence = (next.get(accountId) ?? 0) + 1;
      next.set(accountId, sequence);
      const { inApp } = choices.get(accountId)!.channels[type];
      return {
        accountId,
        id: newId(),
        sequence,
        type,
        data: JSON.stringify(params),
        organizationId: job?.organizationId ?? null,
        employeeId: job?.employeeId ?? null,
        inApp,
        createdAt: at,
        readAt: inApp ? null : at,
      };
    });
    await insertNotifications(tx, rows);
    await deliver(tx, config, rows, choices, at);
  };
}
export type Notify = ReturnType<typeof notifier>;

/** Warns the account's other devices of one that signs in for the first time. */
export function newDeviceWarning(services: Pick<Services, 'config' | 'clock'>): WarnNewDevice {
  const notify = notifier(services);
  return (tx, accountId, params) => notify(tx, [{ accountId, type: 'warningNewDevice', params }]);
}
