import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentSchemas, operations, type Operation } from '#server/http/contract.ts';
import { ask, type RawRequest } from '#tests/support/samples/raw.ts';
import { samplesOf } from '#tests/support/samples/samples.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const withBody = operations.filter(({ body }) => body);
/** A body may consist of optional fields alone. */
const mayBeEmpty = ({ body }: Operation) => {
  const schema = componentSchemas[String(body?.$ref).split('/').at(-1) ?? ''];
  return schema?.type === 'object' && schema.required === undefined;
};
/** Passwords, and the title of a company, which keeps the one that it has. */
const mayHide = ({ id }: Operation, name: string) =>
  /password/i.test(name) || name === 'secret' || (id === 'updateDetails' && name === 'title');
/** Made once: nearly 1 MB each. */
const deep = '['.repeat(200_000) + ']'.repeat(200_000);
const hostile = `${'\u00a0'.repeat(400_000)}<`;
const list = Array.from({ length: 60_000 }, (_, n) => `${n}`);
const guarded = operations.filter(({ roles }) => !roles.includes('public'));

describe('bad input', () => {
  let server: TestServer;
  let company: Company;
  let samples: ReturnType<typeof samplesOf>;
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
    // Nothing that is sent here may be done, so that each is there to be sent again.
    samples = samplesOf(company);
  });
  afterAll(() => server.close());

  const tokenFor = ({ roles }: Operation) => {
    if (roles.includes('public')) return undefined;
    if (roles.includes('kiosk')) return company.gateToken;
    return roles.includes('employee') ? company.employee.accessToken : company.employer.accessToken;
  };
  const send = (operation: Operation, change: RawRequest) =>
    ask(server.url, operation, {
      ...samples[operation.id],
      token: tokenFor(operation),
      ...change,
    });
  const bodyOf = (operation: Operation) => samples[operation.id].body ?? {};

  describe.each(withBody.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
    it.skipIf(mayBeEmpty(operation))('names each missing field', async () => {
      const answer = await send(operation, { body: {} });
      expect([answer.status, answer.code]).toEqual([400, 'validationFailed']);
      expect(answer.pointers.length).toBeGreaterThan(0);
      for (const { code } of (answer.body as { errors: { code: string }[] }).errors)
        expect(code).toBe('required');
    });

    it('names an unknown field', async () => {
      const answer = await send(operation, { body: { ...bodyOf(operation), 'odd/one': 1 } });
      expect([answer.status, answer.pointers]).toEqual([400, ['/odd~1one']]);
      const proto = JSON.stringify({ ...bodyOf(operation), zz: 1 }).replace('"zz"', '"__proto__"');
      expect((await send(operation, { text: proto })).pointers).toEqual(['/__proto__']);
    });

    it('names a field of the wrong type, over-long, or no text at all', async () => {
      for (const [name, value] of Object.entries(bodyOf(operation))) {
        const wrong = await send(operation, { body: { ...bodyOf(operation), [name]: [{ a: 1 }] } });
        expect(wrong.status, name).toBe(400);
        expect(wrong.pointers[0]).toMatch(`/${name}`);
        if (typeof value !== 'string') continue;
        for (const bad of ['x'.repeat(5_000), 'a\u0000b', '\ud800']) {
          const answer = await send(operation, { body: { ...bodyOf(operation), [name]: bad } });
          expect([name, answer.code, answer.pointers]).toEqual([name, 'validationFailed', [`/${name}`]]);
        }
        if (!mayHide(operation, name)) {
          const body = { ...bodyOf(operation), [name]: `${value}\u202e` };
          const { code, pointers } = await send(operation, { body });
          expect([name, code, pointers]).toEqual([name, 'validationFailed', [`/${name}`]]);
        }
        const blank = await send(operation, { body: { ...bodyOf(operation), [name]: '   ' } });
        expect(blank.status, name).toBeGreaterThanOrEqual(400);
      }
    });

    it('refuses what is not JSON, not an object, or of another type', async () => {
      for (const text of [
        '{',
        '{"a":1,}',
        "{'a':1}",
        'NaN',
        '\u0000',
        '[1',
        new Uint8Array([0x22, 0xff, 0x22]),
      ]) {
        const answer = await send(operation, { text });
        expect([answer.status, answer.code], String(text)).toEqual([400, 'malformedJson']);
      }
      for (const text of ['[]', '"text"', 'null', '1e999', '[[[[]]]]', '']) {
        const answer = await send(operation, { text });
        expect([answer.status, answer.code, answer.pointers[0]], text).toEqual([400, 'validationFailed', '']);
      }
      expect((await send(operation, { text: deep })).status).toBe(400);
      for (const type of ['text/plain', 'application/xml', 'application/json; charset=latin1', undefined]) {
        const answer = await send(operation, {
          headers: { 'content-type': type },
          text: new Uint8Array([0x7b, 0x7d]),
        });
        expect([answer.status, answer.code], String(type)).toEqual([415, 'unsupportedMediaType']);
      }
    });

    it('refuses a body over its limit, and answers hostile text of nearly 1 MB soon', async () => {
      const a = 'x'.repeat(operation.bodyBytes + 1);
      const over = await send(operation, { text: JSON.stringify({ ...bodyOf(operation), a }) });
      expect([over.status, over.code]).toEqual([413, 'bodyTooLarge']);
      const [name = ''] =
        Object.entries(bodyOf(operation)).find(([, value]) => typeof value === 'string') ?? [];
      const began = performance.now();
      expect((await send(operation, { body: { ...bodyOf(operation), [name || 'a']: hostile } })).status).toBe(
        400,
      );
      expect((await send(operation, { body: { ...bodyOf(operation), ids: list } })).status).toBe(400);
      // What takes the square of its length would take minutes.
      expect(performance.now() - began).toBeLessThan(30_000);
    });
  });

  it('judges the caller before the body', async () => {
    for (const operation of guarded) {
      const answer = await send(operation, { token: 'nobody', ...(operation.body ? { text: '{' } : {}) });
      expect([operation.id, answer.status]).toEqual([operation.id, 401]);
    }
  });

  it('refuses unknown and repeated query parameters, and values out of their range', async () => {
    for (const operation of operations) {
      const unknown = await send(operation, {
        query: { ...samples[operation.id].query, odd: '1' },
      });
      expect([operation.id, unknown.status, unknown.pointers]).toEqual([operation.id, 400, ['/query/odd']]);
    }
    const list = operations.find(({ id }) => id === 'listEmployees')!;
    const bad = {
      page: ['0', '-1', '1.5', 'x', '', '1e99'],
      pageSize: ['11', '0', 'null'],
      status: ['gone'],
    };
    for (const [name, values] of Object.entries(bad))
      for (const value of values) {
        const answer = await send(list, { query: { [name]: value } });
        expect([name, value, answer.status, answer.pointers]).toEqual([name, value, 400, [`/query/${name}`]]);
      }
    expect((await send(list, { query: { search: 'a\u0000' } })).pointers).toEqual(['/query/search']);
    const month = operations.find(({ id }) => id === 'getMyMonth')!;
    for (const value of ['2026-13', '2026-1', '26-11', '0000-00'])
      expect((await send(month, { query: { month: value } })).pointers).toEqual(['/query/month']);
    const board = operations.find(({ id }) => id === 'getDayBoard')!;
    for (const value of ['2026-02-30', '2026-11-18T00:00', '0001-01-01'])
      expect((await send(board, { query: { date: value } })).pointers).toEqual(['/query/date']);
  });

  it('refuses ids that are none', async () => {
    const withId = operations.filter(
      ({ path, roles }) => /\{(?!id\}\/terminate)/.test(path) && !roles.includes('kiosk'),
    );
    for (const operation of withId)
      for (const bad of [
        'x',
        '00000000-0000-0000-0000-00000000000g',
        'a'.repeat(500),
        '../..',
        "' or 1=1 --",
        '\u0000',
      ]) {
        const path = Object.fromEntries(
          Object.keys(samples[operation.id].path ?? {}).map((key) => [key, bad]),
        );
        const answer = await send(operation, { path });
        expect([operation.id, bad, answer.status]).toEqual([operation.id, bad, 400]);
      }
  });

  it('needs an Idempotency-Key that is one', async () => {
    for (const operation of operations.filter(({ hasIdempotencyKey }) => hasIdempotencyKey))
      for (const [key, code] of [
        [undefined, 'required'],
        ['x'.repeat(36), 'wrongType'],
      ]) {
        const answer = await send(operation, { headers: { 'idempotency-key': key } });
        expect([operation.id, answer.status, answer.body]).toMatchObject([
          operation.id,
          400,
          { errors: [{ pointer: '/headers/Idempotency-Key', code }] },
        ]);
      }
  });

  it('takes an empty JSON body where there is none, and refuses any other', async () => {
    const bare = operations.find(({ id }) => id === 'terminateDevice')!;
    for (const text of ['', '{}']) expect((await send(bare, { text })).status).toBe(404);
    for (const text of ['{"a":1}', '1', 'null']) expect((await send(bare, { text })).status).toBe(400);
    expect((await send(bare, { text: '{' })).code).toBe('malformedJson');
    for (const operation of operations.filter(({ body, method }) => !body && method !== 'GET')) {
      expect((await send(operation, { text: 'x'.repeat(operation.bodyBytes + 1) })).code).toBe(
        'bodyTooLarge',
      );
      const nonsense = await send(operation, { text: '{}', headers: { 'content-type': ';' } });
      expect(nonsense.code).toBe('unsupportedMediaType');
    }
  });

  it('leaves nothing half-written', async () => {
    const { db } = server;
    const people = await db.selectFrom('employee').select('id').execute();
    const requests = await db.selectFrom('paymentRequest').select('id').execute();
    const punches = await db.selectFrom('punch').select('id').execute();
    const running = await db
      .selectFrom('idempotencyKey')
      .select('key')
      .where('answerStatus', 'is', null)
      .execute();
    expect([people.length, requests.length, punches.length, running.length]).toEqual([1, 0, 0, 0]);
  });
});
