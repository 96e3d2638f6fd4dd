import { startPostgres } from '../../scripts/postgres.mjs';
import { figure } from './figure.ts';
import { addManyEmployees, searches } from './manyEmployees.ts';
import { middleMean } from './weigh.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const HUGE = 1_000_000;
const ROUNDS = 40;

/** A search that answers while one types. */
const SEARCH_MS = 100;

const limits = { first: 1.2, middle: 3, last: 1.2, search: 2 } as const;
type Place = keyof typeof limits;

/**
 * Reads the list of a company of 100,000 and of one of 1,000 over HTTP, in one database, alternating; with
 * DAVOMAT_LONG one of 1,000,000 too. On PostgreSQL if installed.
 */
export async function employees(): Promise<void> {
  const postgres = await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  console.log(postgres ? 'on PostgreSQL' : 'on the embedded database');
  try {
    await compare(process.env.DAVOMAT_LONG ? [SMALL, LARGE, HUGE] : [SMALL, LARGE]);
  } finally {
    await postgres?.stop();
  }
}

async function compare(sizes: readonly number[]): Promise<void> {
  // These modules read TEST_DATABASE_URL when they are loaded.
  const { startTestServer } = await import('#tests/support/server/server.ts');
  const { makeCompany } = await import('#tests/support/worlds/world.ts');
  const server = await startTestServer();
  try {
    const companies: {
      size: number;
      ask: Record<Place, (round: number) => Promise<void>>;
      find: (text: string) => Promise<void>;
    }[] = [];
    for (const size of sizes) {
      const company = await makeCompany(server);
      await addManyEmployees(server.db, company.organizationId, size - 1);
      const ask = async (query: { page?: number; search?: string }) => {
        const answer = await server.call('listEmployees', { as: company.employer, query });
        if (answer.status !== 200 || !answer.body.items.length) throw new Error(JSON.stringify(answer));
      };
      const pages = size / 20;
      companies.push({
        size,
        find: async (text) => {
          const answer = await server.call('searchEmployees', { as: company.employer, query: { text } });
          if (answer.status !== 200 || !answer.body.items.length) throw new Error(JSON.stringify(answer));
        },
        ask: {
          first: () => ask({ page: 1 }),
          middle: () => ask({ page: pages / 2 }),
          last: () => ask({ page: pages }),
          search: (round) => ask({ search: searches[round % searches.length] ?? '' }),
        },
      });
    }
    for (const place of Object.keys(limits) as Place[]) {
      const taken = companies.map(() => [] as number[]);
      for (let round = -searches.length; round < ROUNDS; round += 1)
        for (const [index, { ask }] of companies.entries()) {
          const began = performance.now();
          await ask[place](Math.abs(round));
          // The first rounds warm the caches.
          if (round >= 0) taken[index]?.push(performance.now() - began);
        }
      const [small = 0, ...larger] = taken.map(middleMean);
      console.log(`  ${place}: ${small.toFixed(1)} ms of ${grouped(SMALL)}`);
      for (const [index, ms] of larger.entries()) {
        const size = companies[index + 1]?.size ?? 0;
        const name = `${place}, ${grouped(size)} people (${ms.toFixed(1)} ms)`;
        figure(name, ms / small, '×', size === LARGE ? limits[place] : undefined);
      }
    }
    for (const { size, find } of companies) if (size >= LARGE) await searchEverywhere(size, find);
  } finally {
    await server.close();
  }
}

/** Names, and the last digits of a number. */
async function searchEverywhere(size: number, find: (text: string) => Promise<void>): Promise<void> {
  const texts = [...searches, '0123', '04567'];
  const taken: number[] = [];
  for (let round = -texts.length; round < ROUNDS; round += 1) {
    const began = performance.now();
    await find(texts[Math.abs(round) % texts.length] ?? '');
    if (round >= 0) taken.push(performance.now() - began);
  }
  figure(`search everywhere, ${grouped(size)} people`, middleMean(taken), 'ms', SEARCH_MS);
}

const grouped = (count: number) => String(count).replace(/(?<=\d)(?=(\d{3})+$)/g, ',');
