import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Modules } from '../http/createApp.ts';
import { absencesHandlers } from './time/absences/index.ts';
import { accountHandlers } from './account/accounts/index.ts';
import { analyticsHandlers } from './insight/analytics/index.ts';
import { attendanceHandlers, enteredDaysOf, recordedDaysOf } from './time/attendance/index.ts';
import { authenticator, authHandlers, authService, latestMessages } from './auth/index.ts';
import { closingHandlers } from './time/closing/index.ts';
import { makeDecline, employeesHandlers, identifyEmployee } from './employees/records/index.ts';
import { identityHandlers } from './account/identity/index.ts';
import { importsHandlers } from './employees/imports/index.ts';
import { ledgerHandlers } from './money/ledger/index.ts';
import { listsHandlers } from './account/lists/index.ts';
import {
  announceChange,
  declineAnnouncer,
  latenessTeller,
  newDeviceWarning,
  notificationsHandlers,
  notifier,
  reasonAnnouncer,
  type NotificationStreams,
} from './notifications/index.ts';
import {
  declineAsColleague,
  joinAsColleague,
  organizationHandlers,
  gateByToken,
} from './organization/index.ts';
import { overviewHandlers } from './insight/overview/index.ts';
import {
  balanceOf,
  cardAnnouncer,
  cardHandlers,
  paymentsHandlers,
  mayEarn,
  sumByHand,
} from './money/requests/index.ts';
import { effectHandlers } from './money/effects/index.ts';
import { registerHandlers } from './money/registers/index.ts';
import { transactionHandlers } from './money/transactions/index.ts';
import { payoutsHandlers } from './money/payouts/index.ts';
import { payslipHandlers } from './money/payslips/index.ts';
import { reportsHandlers } from './insight/reports/index.ts';
import { payLineHandlers, payRunHandlers } from './money/runs/index.ts';
import { assignUnit, giveAtHiring, offerOf, schedulesHandlers } from './time/schedules/index.ts';
import { settlementHandlers } from './time/settlement/index.ts';
import { systemHandlers } from './system/index.ts';
import { timesheetHandlers } from './time/timesheet/index.ts';
import { noteExports, trailHandlers } from './insight/audit/index.ts';

interface Surroundings {
  database: OpenDatabase['kind'];
  /** Called after a commit that left a message in the outbox. */
  messageWaits: () => void;
  streams: NotificationStreams;
  /** Called after a commit that left rows for the job that imports. */
  importWaits: () => void;
  /** Called after a commit that left a month for the job that closes. */
  closingWaits: () => void;
  /** Called after a commit that left a report for the job that makes them. */
  reportWaits: () => void;
}

/**
 * Every operation of the contract and who answers it (a missing one fails the type check). What a module needs of one
 * that stands above it is passed to it here.
 */
export function createModules(
  services: Services,
  { database, streams, messageWaits, importWaits, closingWaits, reportWaits }: Surroundings,
): Modules {
  const announceJobs = (tx: Tx, accountIds: readonly string[]) => announceChange(tx, 'jobs', accountIds);
  const auth = authService(services, { messageWaits, warnNewDevice: newDeviceWarning(services) });
  return {
    authenticate: authenticator(services, gateByToken),
    latestMessages: () => latestMessages(services.db),
    handlers: noteExports(services, {
      ...systemHandlers(services, database),
      ...authHandlers(services, auth),
      ...accountHandlers(services, {
        identifyEmployee,
        decline: makeDecline(declineAnnouncer(notifier(services)), enteredDaysOf),
        joinAsColleague,
        declineAsColleague,
        offerOf,
      }),
      ...identityHandlers(services, auth.enter),
      ...organizationHandlers(services, announceJobs),
      ...listsHandlers(services),
      ...schedulesHandlers(services),
      ...employeesHandlers(services, {
        balanceOf,
        assignUnit,
        giveSchedule: giveAtHiring,
        recordedDaysOf,
        announceCard: cardAnnouncer(notifier(services)),
        announceJobs,
        messageWaits,
      }),
      ...importsHandlers(services, importWaits),
      ...attendanceHandlers(services, {
        announce: reasonAnnouncer(notifier(services)),
        tellLate: latenessTeller(services),
        mayEarn,
      }),
      ...ledgerHandlers(services),
      ...payoutsHandlers(services, sumByHand),
      ...paymentsHandlers(services),
      ...cardHandlers(services),
      ...transactionHandlers(services),
      ...registerHandlers(services),
      ...payLineHandlers(services),
      ...payRunHandlers(services),
      ...payslipHandlers(services),
      ...effectHandlers(services),
      ...absencesHandlers(services),
      ...settlementHandlers(services),
      ...timesheetHandlers(services),
      ...closingHandlers(services, closingWaits),
      ...trailHandlers(services),
      ...analyticsHandlers(services),
      ...overviewHandlers(services),
      ...reportsHandlers(services, reportWaits),
      ...notificationsHandlers(services, streams),
    }),
  };
}
