import { gzipSync } from 'node:zlib';
import { newId } from '#server/identifier.ts';
import type { TestServer } from '../server/server.ts';
import type { Company } from '../worlds/world.ts';

/** Inserts a ready report directly as rows. Returns its id. */
export async function addReport(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { organizationId, employer: { accountId } }: Pick<Company, 'organizationId' | 'employer'>,
): Promise<string> {
  const [id, at, file] = [newId(), clock.date(), Buffer.from('\ufeffFamiliya\r\n')];
  await db
    .insertInto('report')
    .values({
      ...{ organizationId, id, kind: 'people', columns: ['lastName'], format: 'csv', language: 'uz-Latn' },
      ...{ requestedAt: at, requestedByAccountId: accountId, state: 'ready', progress: 100 },
      ...{ tries: 1, nextTryAt: at, finishedAt: at },
      ...{ name: 'people-2026-11-18', size: file.length, parts: 1, keptUntil: '2026-12-18' },
    })
    .execute();
  await db
    .insertInto('reportPart')
    .values({ organizationId, reportId: id, n: 0, content: gzipSync(file) })
    .execute();
  return id;
}
