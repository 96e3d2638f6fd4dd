import type { Services } from '../context.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Modules } from '../http/createApp.ts';
import { accountHandlers } from './account/index.ts';
import { attendanceHandlers } from './attendance/index.ts';
import { authenticator, authHandlers, authService, latestMessages } from './auth/index.ts';
import { declining, employeesHandlers, identifyEmployee } from './employees/index.ts';
import { identityHandlers } from './identity/index.ts';
import { importsHandlers } from './imports/index.ts';
import {
  declineAnnouncer,
  newDeviceWarning,
  notificationsHandlers,
  teller,
  type NotificationStreams,
} from './notifications/index.ts';
import { organizationHandlers } from './organization/index.ts';
import { balanceOf, paymentsHandlers } from './payments/index.ts';
import { schedulesHandlers } from './schedules/index.ts';
import { systemHandlers } from './system/index.ts';

interface Surroundings {
  database: OpenDatabase['kind'];
  /** Called after a commit that left a message in the outbox. */
  messageWaits: () => void;
  streams: NotificationStreams;
  /** Called after a commit that left rows for the job that imports. */
  importWaits: () => void;
}

/**
 * Every operation of the contract and who answers it (a missing one fails the type check). What a module needs of one
 * that stands above it is passed to it here.
 */
export function createModules(
  services: Services,
  { database, streams, messageWaits, importWaits }: Surroundings,
): Modules {
  const auth = authService(services, { messageWaits, warnNewDevice: newDeviceWarning(services) });
  return {
    authenticate: authenticator(services),
    latestMessages: () => latestMessages(services.db),
    handlers: {
      ...systemHandlers(services, database),
      ...authHandlers(services, auth),
      ...accountHandlers(services, {
        identifyEmployee,
        decline: declining(declineAnnouncer(teller(services))),
      }),
      ...identityHandlers(services, auth.enter),
      ...organizationHandlers(services),
      ...schedulesHandlers(services),
      ...employeesHandlers(services, { balanceOf, messageWaits }),
      ...importsHandlers(services, importWaits),
      ...attendanceHandlers(services),
      ...paymentsHandlers(services),
      ...notificationsHandlers(services, streams),
    },
  };
}
