import { expect, it } from 'vitest';
import { ahead, askAhead, fileOf, server, useReports, work } from '#tests/support/worlds/reportsWorld.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import type { makeReport } from './kinds/make.ts';

useReports();

async function* empty() {
  yield await Promise.resolve('x');
}

it('reports of several companies are made in turns, however many one of them has asked for', async () => {
  const of: Record<string, string> = {};
  for (const language of ['ru', 'uz-Latn', 'uz-Cyrl'] as const)
    of[(await askAhead({ language })).id] = `first ${language}`;
  ahead.advance(1000);
  const other = await makeCompany(server);
  for (const format of ['csv', 'xlsx'] as const)
    of[(await askAhead({ format }, other)).id] = `other ${format}`;
  const made: (string | undefined)[] = [];
  const noted: typeof makeReport = async (db, asked, onDone) => {
    const [row] = await server.db
      .selectFrom('report')
      .select('id')
      .where('state', '=', 'making')
      .where('tryId', 'is not', null)
      .execute();
    made.push(of[row!.id]);
    return fileOf(empty)(db, asked, onDone);
  };
  while (await work(noted)) ahead.advance(1000);
  expect(made).toEqual(['first ru', 'other csv', 'first uz-Latn', 'other xlsx', 'first uz-Cyrl']);
});
