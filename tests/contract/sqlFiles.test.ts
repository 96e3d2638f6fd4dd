import { expect, it } from 'vitest';
import { sqlFunctions } from '#tests/support/tenancy/sqlFiles.ts';

/** Those that name no company on purpose. */
const ofAllCompanies: Record<string, string> = {
  'account/accounts/sql/accounts.ts standingOf': 'whether an account has a place in any company',
  'account/accounts/sql/jobs.ts findHeldJobs': 'the places of one account in all companies',
  'account/accounts/sql/jobs.ts findRecord': 'an offer that the person accepts or declines',
  'account/accounts/sql/jobs.ts findWaitingRecords': 'offers of all companies to one phone number',
  'time/attendance/sql/deviceDays.ts claimDevice':
    'it compares every column of the claim’s key, the company first',
  'time/attendance/sql/latePunches.ts expireWaitingBefore':
    'the job that lets punches expire in all companies',
  'auth/sql/callers.ts findSessionAtJobs': 'the places of one account in all companies',
  'time/closing/sql/versions.ts lockUnfinished': 'the job that closes months goes on with any company’s',
  'employees/imports/sql/imports.ts lockOldImport': 'the job that forgets old files of all companies',
  'employees/imports/sql/imports.ts lockWaitingImport':
    'the job that imports takes what is due in any company',
  'money/ledger/sql/proof.ts selectLedgers': 'the command that verifies the ledgers of all companies',
  'notifications/sql/notifications.ts markRead': 'a person is told of all their companies',
  'organization/sql/employers.ts countOwned': 'how many companies one account has founded',
  'organization/sql/gates.ts selectGateByToken': 'the token of a gate’s screen says which company it is of',
  'organization/sql/gates.ts selectGate': 'a scanned code names a gate; its company is compared afterwards',
  'organization/sql/settings.ts selectWorkSettingsOfAll': 'reminders are due in all companies',
  'money/requests/sql/requests.ts selectSettled':
    'the job that ends undoing takes what is due in any company',
  'money/requests/sql/unbooked.ts selectCompaniesUnbooked':
    'the start looks in all companies for old requests',
  'money/payouts/sql/due.ts selectDue': 'the job that pays takes what is due in any company',
  'insight/reports/sql/ended.ts lockExpiring': 'the job that lets reports of all companies expire',
  'insight/reports/sql/ended.ts removeEnded': 'the job that forgets old reports of all companies',
  'money/runRecords/sql/calendar.ts selectUnprepared': 'runs are prepared in all companies',
  'time/schedules/sql/schedules.ts selectCompaniesWithSchedules': 'reminders are due in all companies',
};

/**
 * Every function of the SQL files, executed by a test or not. Which of several tables a comparison binds is judged on the
 * statements that the access sweep executes (access.test.ts).
 */
it('every function on tables of companies compares the company, but for those named here', () => {
  const all = sqlFunctions();
  expect(all.length).toBeGreaterThan(120);
  const unbound = all.filter(({ namesCompany }) => !namesCompany).map(({ name }) => name);
  expect(unbound.sort()).toEqual(Object.keys(ofAllCompanies).sort());
});
