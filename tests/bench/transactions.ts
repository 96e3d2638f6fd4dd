import { newId } from '#server/identifier.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { addManyMovements } from './manyMovements.ts';
import { median, middleMean } from './weigh.ts';

const SIZES = [
  { people: 100, movements: 1_000 },
  { people: 10_000, movements: 1_000_000 },
] as const;
const WARM_UP = 10;
const ROUNDS = 60;
/** Of an entry written, alone and with its movement. */
const ENTRIES = 300;

/** Of a company with 1,000,000 beside one with 1,000. */
const asked = {
  'first page of payments': { limit: 1.5, query: {}, place: 0 },
  'middle page of payments': { limit: 3, query: {}, place: 0.5 },
  'first page': { limit: 1.2, query: { show: 'steps' }, place: 0 },
  'middle page': { limit: 3, query: { show: 'steps' }, place: 0.5 },
  'middle page of one status': { limit: 3, query: { status: 'success' }, place: 0.5 },
  'middle page of one month': { limit: 3, query: { show: 'steps', month: '2025-06' }, place: 0.5 },
  'middle page of a month and a status': { query: { month: '2025-06', status: 'success' }, place: 0.5 },
  'first page of people with a name': { query: { search: 'karim' }, place: 0 },
  'first page of some amounts': { query: { amountFrom: 50_000_000, amountTo: 50_100_000 }, place: 0 },
  'first page of half of the amounts': { query: { amountFrom: 60_000_000 }, place: 0 },
} as const satisfies Record<string, { limit?: number; query: object; place: number }>;
type Asked = keyof typeof asked;

/**
 * Reads the list of transactions over HTTP, with its totals, in a company with 1,000 and in one with 1,000,000, in one database and
 * in turns. On PostgreSQL if installed.
 */
export async function transactions(): Promise<void> {
  const postgres = await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  try {
    await compare();
  } finally {
    await postgres?.stop();
  }
}

async function compare(): Promise<void> {
  // These modules read TEST_DATABASE_URL when they are loaded.
  const { startTestServer } = await import('#tests/support/server/server.ts');
  const { makeCompany } = await import('#tests/support/worlds/world.ts');
  const server = await startTestServer();
  try {
    const companies = [];
    const ids = [];
    for (const size of SIZES) {
      const { organizationId, employer } = await makeCompany(server);
      await addManyMovements(server.db, organizationId, size);
      companies.push(employer);
      ids.push(organizationId);
    }
    for (const name of Object.keys(asked) as Asked[]) {
      const { query, place, ...limits } = asked[name];
      const taken: number[][] = companies.map(() => []);
      const pages = companies.map(() => 1);
      for (let round = -WARM_UP; round < ROUNDS; round += 1)
        for (const [index, employer] of companies.entries()) {
          const began = performance.now();
          const { status, body } = await server.call('listTransactions', {
            ...{ as: employer, query: { ...query, page: pages[index]! } },
          });
          if (round >= 0) taken[index]!.push(performance.now() - began);
          if (status !== 200) throw new Error(JSON.stringify(body));
          pages[index] = Math.max(1, Math.floor((place * body.total) / body.pageSize));
        }
      const [small = 0, large = 0] = taken.map(median);
      const times = `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`;
      figure(`${name} (${times})`, large / small, '×', 'limit' in limits ? limits.limit : undefined);
    }
    await writing(server, ids.at(-1)!);
  } finally {
    await server.close();
  }
}

/** An entry with its movement beside the entry alone, in a company with 1,000,000. */
async function writing({ db, clock }: TestServer, organizationId: string): Promise<void> {
  const { post } = await import('#server/modules/money/ledger/index.ts');
  const { approvalEntry } = await import('#server/modules/money/requests/bookings.ts');
  const { postWithMovements } = await import('#server/modules/money/transactions/postWithMovements.ts');
  const { inTransaction } = await import('#server/database/transaction.ts');
  const request = await db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = clock.date();
  const entry = () => approvalEntry({ request, event: { id: newId(), byAccountId: null, at } });
  const ways = [
    () => inTransaction(db, (tx) => post(tx, { organizationId, at }, [entry()])),
    () =>
      inTransaction(db, (tx) =>
        postWithMovements(tx, { organizationId, at }, [entry()], { requests: [request] }),
      ),
  ];
  const taken: number[][] = ways.map(() => []);
  for (let round = -WARM_UP; round < ENTRIES; round += 1)
    for (const [index, write] of ways.entries()) {
      const began = performance.now();
      await write();
      if (round >= 0) taken[index]!.push(performance.now() - began);
    }
  const [alone = 0, whole = 0] = taken.map(middleMean);
  figure(`an entry with its movement (${alone.toFixed(2)} ms, ${whole.toFixed(2)} ms)`, whole / alone, '×');
}
