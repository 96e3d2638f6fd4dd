import type { Services } from '../context.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Handlers } from '../http/operation.ts';
import { accountHandlers } from './account/routes.ts';
import { attendanceHandlers } from './attendance/index.ts';
import { authHandlers } from './auth/routes.ts';
import { signInQueue } from './auth/signInQueue.ts';
import { employeesHandlers, identifyEmployee } from './employees/index.ts';
import { identityHandlers } from './identity/routes.ts';
import { importsHandlers } from './imports/routes.ts';
import { notificationsHandlers } from './notifications/routes.ts';
import type { NotificationStreams } from './notifications/streams.ts';
import { organizationHandlers } from './organization/index.ts';
import { balanceOf, paymentsHandlers } from './payments/index.ts';
import { systemHandlers } from './system/routes.ts';

interface Surroundings {
  database: OpenDatabase['kind'];
  /** Called after a commit that left a message in the outbox. */
  messageWaits: () => void;
  streams: NotificationStreams;
  /** Called after a commit that left rows for the job that imports. */
  importWaits: () => void;
}

/** Every operation of the contract and who answers it; a missing one fails the type check. */
export const allHandlers = (
  services: Services,
  { database, streams, messageWaits, importWaits }: Surroundings,
): Handlers => {
  const queue = signInQueue();
  return {
    ...systemHandlers(services, database),
    ...authHandlers(services, messageWaits, queue),
    ...accountHandlers(services, queue, identifyEmployee),
    ...identityHandlers(services, messageWaits),
    ...organizationHandlers(services),
    ...employeesHandlers(services, balanceOf),
    ...importsHandlers(services, importWaits),
    ...attendanceHandlers(services),
    ...paymentsHandlers(services),
    ...notificationsHandlers(services, streams),
  };
};
