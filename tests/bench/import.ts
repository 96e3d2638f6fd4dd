import { randomUUID } from 'node:crypto';
import { tiyin } from '#domain/money.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { importResponses } from './importResponses.ts';
import { median } from './weigh.ts';

const ROWS = 50_000;
const ROUNDS = 3;
const AT_ONCE = 500;

/** Submits, checks and commits a whole company, alternating with bare inserts of the same people into the same tables. */
async function measure(database: string): Promise<void> {
  console.log(database);
  // These modules read TEST_DATABASE_URL when they are loaded.
  const { startTestServer } = await import('#tests/support/server/server.ts');
  const { makeCompany } = await import('#tests/support/worlds/world.ts');
  const { firstSalary } = await import('#tests/support/worlds/salaries.ts');
  const { bringIn, listed } = await import('#tests/support/worlds/imports.ts');
  const server = await startTestServer({ config: { logLevel: 'silent' } });
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    ...listed(n % 10_000, Math.floor(n / 10_000)),
    rowNumber: n + 2,
  }));
  const { db } = server;
  /** Only inserts the rows of each person: no staging, no checks, no response. */
  async function insertBare(organizationId: string, byAccountId: string): Promise<void> {
    const at = server.clock.date();
    for (let from = 0; from < ROWS; from += AT_ONCE) {
      const people = rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, id: randomUUID() }));
      await db
        .insertInto('employee')
        .values(
          people.map(({ id, firstName, lastName, passportSerialNumber, pinfl, phoneNumber }) => ({
            ...{ organizationId, id, firstName, lastName, passportSerialNumber, pinfl, phoneNumber },
            ...{ version: 1, searchKey: `${lastName} ${firstName}`, status: 'notIdentified' as const },
            ...{ chosenStatus: 'active' as const, addedAt: at },
            employment: `{[${at.toISOString().slice(0, 10)},)}`,
          })),
        )
        .execute();
      await db
        .insertInto('employeeSalary')
        .values(people.map(({ id, salary }) => firstSalary({ organizationId, id }, tiyin(salary), at)))
        .execute();
      await db
        .insertInto('card')
        .values(
          people.map(({ id, cardNumber }) => ({
            ...{ organizationId, id: randomUUID(), employeeId: id, numberEncrypted: Buffer.from(cardNumber) },
            ...{ fingerprint: cardNumber, first4: '8600', last4: '0000', isDefault: true, createdAt: at },
          })),
        )
        .execute();
      await db
        .insertInto('employeeWord')
        .values(
          people.flatMap(({ id, firstName, lastName }) =>
            [firstName, lastName].map((word) => ({ organizationId, word, searchKey: word, employeeId: id })),
          ),
        )
        .execute();
      await db
        .insertInto('employeeEvent')
        .values(
          people.map(({ id }) => ({
            ...{ organizationId, id: randomUUID(), employeeId: id, event: 'create', fromStatus: null },
            ...{ toStatus: 'notIdentified' as const, reason: null, byAccountId, at },
          })),
        )
        .execute();
    }
  }
  const rate = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return (ROWS * 1000) / (performance.now() - began);
  };
  try {
    const [bare, imported]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { employer } = await makeCompany(server);
      const other = await makeCompany(server);
      bare.push(await rate(() => insertBare(other.organizationId, other.employer.accountId)));
      imported.push(
        await rate(async () => {
          const { after } = await bringIn(server, employer, rows);
          if (after.done.created !== ROWS) throw new Error(JSON.stringify(after));
        }),
      );
    }
    figure(`people inserted bare by ${AT_ONCE}, median of ${ROUNDS}`, Math.round(median(bare)), 'a second');
    figure('people imported, from first chunk to last commit', Math.round(median(imported)), 'a second');
    figure('bare inserts an imported person costs', median(bare) / median(imported), '×', 4);
  } finally {
    await server.close();
  }
}

/** Throughput on PostgreSQL if installed, else on the embedded database; response times meanwhile on both. */
export async function importing(): Promise<void> {
  await importResponses(undefined);
  const postgres = await startPostgres();
  if (!postgres) return measure('on the embedded database');
  process.env.TEST_DATABASE_URL = postgres.url;
  try {
    await importResponses(postgres.url);
    await measure('on PostgreSQL');
  } finally {
    await postgres.stop();
  }
}
