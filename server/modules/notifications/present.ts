import type { components } from '#openapi/generated/contract.d.ts';
import type { NotificationRow } from './sql/notifications.ts';

export const present = (row: NotificationRow) =>
  ({
    id: row.id,
    sequence: row.sequence,
    employeeId: row.employeeId,
    organizationTitle: row.organizationTitle,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    type: row.type,
    params: row.data,
  }) as components['schemas']['Notification'];
