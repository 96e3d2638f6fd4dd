import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { openStream } from '#tests/support/server/eventStream.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  ask,
  askAhead,
  auditOf,
  cancel,
  company,
  download,
  listed,
  made,
  noticesOf,
  partsOf,
  people,
  reportOf,
  rowOf,
  server,
  useReports,
  work,
} from '#tests/support/worlds/reportsWorld.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { askedOf } from './asked.ts';
import { makeReport } from './kinds/make.ts';

useReports({ config: { logLevel: 'silent' } });

/** The file as it would be made now. */
async function madeNow(id: string): Promise<Buffer> {
  const asked = askedOf((await rowOf(id))!, server.clock.now());
  return buffer((await makeReport(server.db, asked, () => undefined)).content as Readable);
}
const period = { from: '2026-10', to: '2026-11' } as const;

describe('a report', () => {
  it.each([
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('is asked for, made and fetched as %s', async (format, type) => {
    const asked = bodyOf(await ask({ format, columns: ['firstName', 'lastName'] }));
    expect(asked).toMatchObject({
      ...{ kind: 'people', from: null, to: null, unit: null, unitTitle: null, format, language: 'ru' },
      ...{ columns: ['lastName', 'firstName'], state: 'queued', progress: 0, size: null, problem: null },
      ...{ requestedAt: '2026-11-18T07:00:00.000Z', finishedAt: null, keptUntil: null },
      ...{ downloads: 0, lastDownload: null, legalEvents: ['cancel'] },
    });
    await server.reportsMade();
    const file = await madeNow(asked.id);
    expect(await reportOf(asked.id)).toEqual({
      ...asked,
      ...{ state: 'ready', progress: 100, size: file.length, legalEvents: [] },
      ...{ finishedAt: '2026-11-18T07:00:00.000Z', keptUntil: '2026-12-18' },
    });
    const { status, headers, body } = await download(asked.id);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    const name = `сотрудники-2026-11-18.${format}`;
    const encoded = `filename*=UTF-8''${encodeURIComponent(name)}`;
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="davomat-2026-11-18.${format}"; ${encoded}`,
    );
    expect(body).toEqual(file);
    expect(await noticesOf()).toEqual([{ about: 'reportReady', reportId: asked.id, file: name }]);
    expect(await auditOf(asked.id)).toEqual(['ask', 'download']);
  });

  it('says who asked for it and who fetched it last', async () => {
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const { id } = await made();
    expect(await reportOf(id)).toMatchObject({ downloads: 0, lastDownload: null });
    await download(id);
    await download(id, accountant);
    const [shown] = await listed(accountant);
    expect(shown).toMatchObject({ id, downloads: 2 });
    expect(shown!.requestedBy).toMatch(/^99890/);
    expect(shown!.lastDownload).toEqual({ at: '2026-11-18T07:00:00.000Z', by: 'Karimova Aziza' });
    expect(await noticesOf(accountant)).toEqual([]);
  });

  it('of a period and a unit has both, and none of a kind without a period', async () => {
    const unit = await makeUnit(server, company.employer, 'Savdo');
    const payments = { ...period, kind: 'payments' as const, columns: ['employee', 'amount'], unit };
    expect(await made(payments)).toMatchObject({ ...period, unit, unitTitle: 'Savdo', state: 'ready' });
    expect(bodyOf(await ask({ ...period, unit: 'none' }))).toMatchObject({
      ...{ from: null, to: null, unit: 'none', unitTitle: null },
    });
  });

  it('of a unit that the company does not have is empty', async () => {
    const other = await makeCompany(server);
    const unit = await makeUnit(server, other.employer, 'Ombor');
    const { id, unitTitle } = await made({ unit });
    expect(unitTitle).toBeNull();
    expect(
      bodyOf(await download(id))
        .toString()
        .trim()
        .split('\n'),
    ).toHaveLength(1);
  });

  it('is listed by pages, the latest first', async () => {
    const ids: string[] = [];
    for (const language of ['ru', 'uz-Latn', 'uz-Cyrl'] as const) {
      ids.unshift(bodyOf(await ask({ language })).id);
      server.clock.advance(1000);
    }
    const as = company.employer;
    const { items, ...page } = bodyOf(await server.call('listReports', { as, query: { pageSize: 10 } }));
    expect(page).toEqual({ page: 1, pageSize: 10, total: 3, today: '2026-11-18' });
    expect(items.map(({ id }) => id)).toEqual(ids);
    const query = { page: 2, pageSize: 10 } as const;
    expect(bodyOf(await server.call('listReports', { as, query }))).toMatchObject({ items: [], total: 3 });
  });

  it('that comes to nothing tells nobody who has left the company', async () => {
    const { id } = await askAhead();
    const owner = await joinColleague(server, company.employer, { role: 'owner' });
    await server.db
      .updateTable('employer')
      .set({ role: 'manager' })
      .where('id', '=', company.employer.jobId)
      .execute();
    await server.db
      .updateTable('report')
      .set({ nextTryAt: server.clock.date() })
      .where('id', '=', id)
      .execute();
    await server.reportsMade();
    expect((await listed(owner))[0]).toMatchObject({ id, state: 'ready' });
    expect([await noticesOf(), await noticesOf(owner)]).toEqual([[], []]);
  });

  it('is told of to open pages', async () => {
    const stream = await openStream(server.url, company.employer);
    await stream.next('ready');
    await ask();
    expect((await stream.next('change')).data).toEqual({ topic: 'reports' });
    await stream.close();
  });
});

describe('what is asked for', () => {
  const columns = ['employee'];
  it.each([
    [400, '/to', 'required', { kind: 'payments', columns }],
    [400, '/to', 'required', { kind: 'payments', columns, from: '2026-10' }],
    [400, '/to', 'datesCross', { kind: 'payments', columns, from: '2026-11', to: '2026-10' }],
    [422, '/to', 'monthOutOfRange', { kind: 'payments', columns, from: '2025-11', to: '2026-11' }],
    [422, '/to', 'monthOutOfRange', { kind: 'timesheet', columns: [], ...period }],
    [400, '/columns', 'unknownField', { kind: 'people', columns }],
    [400, '/columns', 'required', { kind: 'people', columns: [] }],
  ] as const)('is refused with %i at %s: %s', async (status, pointer, code, change) => {
    const answer = await ask({ ...change, columns: [...change.columns] as never });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ errors: [{ pointer, code }] });
    expect(await listed()).toEqual([]);
  });

  it('is the one that waits, when it is the same', async () => {
    const { id } = await askAhead({ columns: ['firstName', 'lastName'] });
    expect(bodyOf(await ask({ columns: ['lastName', 'firstName'] })).id).toBe(id);
    expect(bodyOf(await ask(period)).id).toBe(id);
    for (const change of [
      { columns: ['lastName' as const] },
      { unit: 'none' },
      { language: 'uz-Latn' as const },
      { format: 'xlsx' as const },
      { kind: 'advances' as const, columns: ['employee' as const], ...period },
      { kind: 'advances' as const, columns: ['employee' as const], from: period.to, to: period.to },
    ])
      expect(bodyOf(await ask(change)).id).not.toBe(id);
    expect(await auditOf(id)).toEqual(['ask']);
  });

  it('is the one that somebody else has asked for, and both are told of its end', async () => {
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const third = await joinColleague(server, company.employer, { role: 'owner' });
    const { id } = await askAhead();
    for (const as of [accountant, accountant, company.employer, accountant])
      expect(bodyOf(await ask({}, as)).id).toBe(id);
    expect(await auditOf(id)).toEqual(['ask', 'ask']);
    await work();
    const notice = { about: 'reportReady', reportId: id, file: 'сотрудники-2026-11-18.csv' };
    expect(await noticesOf()).toEqual([notice]);
    expect(await noticesOf(accountant)).toEqual([notice]);
    expect(await noticesOf(third)).toEqual([]);
  });

  it('is another one when the one before is made', async () => {
    const first = await made();
    expect((await made()).id).not.toBe(first.id);
  });

  it('is one report when thirty ask for it at once', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => askAhead()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await auditOf(all[0]!.id)).toEqual(['ask']);
  });
});

describe('the audit trail', () => {
  const told = async () => {
    const query = { area: 'reports' } as const;
    const { items } = bodyOf(await server.call('listAuditTrail', { as: company.employer, query }));
    return items.map(({ event, changes }) => [event, ...changes.map(({ field, after }) => [field, after])]);
  };

  it('says which report was asked for, fetched and stopped', async () => {
    const { id } = await made({
      kind: 'timesheet',
      columns: [],
      from: '2026-10',
      to: '2026-10',
      unit: 'none',
    });
    server.clock.set(server.clock.now() + 60_000);
    await download(id);
    expect(await told()).toEqual(
      ['download', 'ask'].map((event) => [
        ...[event, ['reportKind', ['timesheet']], ['from', ['2026-10']], ['to', ['2026-10']]],
        ...[
          ['unit', ['withoutUnit']],
          ['format', ['csv']],
        ],
      ]),
    );
    await cancel((await askAhead()).id);
    const [cancelled] = (await told()).filter(([event]) => event === 'cancel');
    expect(cancelled).toEqual(['cancel', ['reportKind', ['people']], ['format', ['csv']]]);
  });
});

describe('ten reports that are not made yet', () => {
  const many = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => askAhead({ unit: newId() })));

  it('are as many as a company has, however many are asked for at once', async () => {
    const all = await many(30);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await listed()).toHaveLength(10);
  });

  it('let nobody ask for more before one is cancelled, but in another company', async () => {
    await many(10);
    expect(refusal(await ask())).toEqual([409, 'tooManyReports']);
    const { id, unit } = (await listed())[0]!;
    expect(bodyOf(await ask({ unit: unit! })).id).toBe(id);
    const other = await makeCompany(server);
    expect((await ask({}, other.employer)).status).toBe(201);
    bodyOf(await cancel(id));
    expect((await ask()).status).toBe(201);
  });
});

describe('a report that waits', () => {
  it('is cancelled once, and there is no file', async () => {
    const { id } = await askAhead();
    expect((await download(id)).status).toBe(404);
    expect(bodyOf(await cancel(id))).toMatchObject({
      ...{ id, state: 'cancelled', finishedAt: '2026-11-18T07:00:00.000Z', keptUntil: null, legalEvents: [] },
    });
    const again = await cancel(id);
    expect(refusal(again)).toEqual([409, 'illegalTransition']);
    expect(again.body).toMatchObject({ legalEvents: [] });
    expect((await download(id)).status).toBe(404);
    expect(await auditOf(id)).toEqual(['ask', 'cancel']);
    expect(await noticesOf()).toEqual([]);
  });

  it('is not cancelled any more when it is ready', async () => {
    const { id } = await made();
    expect(refusal(await cancel(id))).toEqual([409, 'illegalTransition']);
    expect((await reportOf(id)).state).toBe('ready');
  });
});

describe('others', () => {
  it('of another company find nothing', async () => {
    const { id } = await made();
    const other = await makeCompany(server);
    expect(await listed(other.employer)).toEqual([]);
    for (const answer of [await download(id, other.employer), await cancel(id, other.employer)])
      expect(refusal(answer)).toEqual([404, 'notFound']);
    expect(await reportOf(id)).toMatchObject({ state: 'ready', downloads: 0 });
  });

  it('of the company who keep no books are refused', async () => {
    const { id } = await made();
    const manager = await joinColleague(server, company.employer, {
      ...{ role: 'manager', unitIds: [await makeUnit(server, company.employer, 'Savdo')] },
    });
    for (const as of [manager, company.employee])
      for (const answer of [
        await server.call('listReports', { as }),
        await server.call('createReport', { as, body: people }),
        await cancel(id, as),
        await download(id, as),
      ])
        expect(refusal(answer)).toEqual([403, 'forbidden']);
  });
});

it('a file that lost a part is not sent as if it were whole', async () => {
  const { id } = await made();
  expect(await partsOf(id)).toHaveLength(1);
  await server.db.updateTable('report').set({ parts: 2 }).where('id', '=', id).execute();
  const sent = download(id).then(
    ({ status }) => status,
    () => 'cut',
  );
  expect(['cut', 500]).toContain(await sent);
});
