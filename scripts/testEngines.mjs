/**
 * Server tests whose answer may depend on the engine: what is near the database itself, searches, large writes, values at
 * the edge of a type. With PostgreSQL they run on both; all other server tests run on PostgreSQL alone.
 */
export const onBothEngines = [
  'server/database',
  'server/jobs',
  'server/seed',
  'server/modules/employees/records/employees',
  'server/modules/employees/records/search',
  'server/modules/employees/imports',
  'server/modules/money/ledger',
  'server/modules/notifications/streams',
  'server/modules/money/requests/payoutSequences',
  'server/modules/money/requests/request',
  'server/modules/money/transactions/transactions',
  'tests/contract/idempotency',
  'tests/faults/server/import',
];

/**
 * Every operation with bad values: on both in the long run only. The embedded database is a PostgreSQL and reads values alike; its
 * driver is what differs, and the files above go through it.
 */
export const onBothEnginesInTheLongRun = ['tests/contract/badInput', 'tests/contract/fuzz'];

/** The embedded database runs one statement at a time, in one process: there these cannot go wrong. */
export const provenOnPostgresAlone = [
  'simultaneous requests for money never exceed what is enabled (server/modules/money/requests/request.test.ts)',
  'two punches at the same moment count once (server/modules/time/attendance/check.test.ts)',
  'simultaneous calls with one idempotency key act once (tests/contract/idempotency.test.ts)',
  'several processes share the outbox and the notifications (tests/faults/server/*Processes.test.ts)',
  'a server survives a restart of its database and a lost connection (tests/faults/server/postgresRestarts.test.ts)',
  'a server whose database is killed while it pays has paid everybody once (tests/faults/server/payoutKilled.test.ts)',
];
