import { generate, type JsonSchema } from 'json-schema-faker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentSchemas, operations, type Operation } from '#server/http/contract.ts';
import { ask } from '#tests/support/samples/raw.ts';
import { samplesOf } from '#tests/support/samples/samples.ts';
import { isLong } from '#tests/support/run/long.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const ROUNDS = isLong ? 60 : 8;
/** The short run makes the same requests every time: what it finds is reproducible. */
const seedOfRun = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 1_000_000 : 20_260_101));

/** Schemas with references resolved, for the generator. */
function inlined(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Record<string, unknown>;
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inlined(value)]));
  return {
    ...(inlined(componentSchemas[$ref.split('/').at(-1) ?? '']) as object),
    ...(inlined(rest) as object),
  };
}

describe(`requests made from the contract (FUZZ_SEED=${seedOfRun})`, () => {
  let server: TestServer;
  let company: Company;
  /** A request takes from them what it does not make by the contract. */
  let samples: ReturnType<typeof samplesOf>;
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
    samples = samplesOf(company);
  });
  afterAll(() => server.close());

  let seed = seedOfRun;
  const fake = (schema: unknown) =>
    generate(structuredClone(inlined(schema)) as JsonSchema, {
      seed: (seed += 1),
      alwaysFakeOptionals: seed % 2 === 0,
    });

  const tokenFor = ({ roles }: Operation) => {
    if (roles.includes('public')) return undefined;
    if (roles.includes('kiosk')) return company.gateToken;
    return roles.includes('employee') ? company.employee.accessToken : company.employer.accessToken;
  };

  /** Every odd-numbered request has one fault in its body. */
  function spoil(body: unknown, round: number): unknown {
    if (round % 2 === 0 || typeof body !== 'object' || body === null) return body;
    const names = Object.keys(body);
    const name = names[round % Math.max(1, names.length)] ?? 'x';
    const odd = [null, -1, 1e308, '', ' ', '\u0000', '💥'.repeat(300), [], {}, true, 0.1, 'null'];
    return { ...body, [name]: odd[round % odd.length] };
  }

  /** Each way a number may be written that is none, is not finite, or is outside what the contract allows. */
  const hostileNumbers = [
    'Infinity',
    '-Infinity',
    'NaN',
    '1e309',
    '-1e309',
    '-0',
    '1e21',
    '',
    ' ',

    ['1', '2'],
  ];
  const numeric = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ schema }) => /integer|number/.test(String((inlined(schema) as { type?: unknown }).type)))
      .map((parameter) => [operation.id, parameter.in, parameter.name, operation] as const),
  );
  it.each(numeric)(
    '%s refuses every hostile number as its %s parameter %s',
    async (_, place, name, operation) => {
      expect(numeric.length).toBeGreaterThan(10);
      for (const hostile of hostileNumbers) {
        const sample = samples[operation.id];
        const values = { ...sample[place as 'query'], [name]: hostile as string };
        const answer = await ask(server.url, operation, {
          ...sample,
          [place]: values,
          token: tokenFor(operation),
        });
        expect([hostile, answer.status, answer.pointers]).toEqual([hostile, 400, [`/${place}/${name}`]]);
      }
    },
  );

  /** Whose parameters must agree with one another, which no schema says: a period that ends before it begins is 400. */
  const related = ['getAttendanceFigures', 'getArrivalTimes', 'getAdvanceFigures', 'getDayCosts'];

  for (const operation of operations.filter(({ id }) => id !== 'logout'))
    it(`${operation.id} answers within the contract and never 5xx`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const sample = samples[operation.id];
        const query: Record<string, string> = {};
        for (const parameter of operation.parameters.filter((one) => one.in === 'query'))
          if (parameter.required || (round + seed) % 3)
            query[parameter.name] = String(await fake(parameter.schema));
        const path = { ...sample.path };
        if (round % 3 === 0)
          for (const parameter of operation.parameters.filter((one) => one.in === 'path'))
            path[parameter.name] = String(await fake(parameter.schema)) || 'x';
        const body = operation.body && (spoil(await fake(operation.body), round) as Record<string, unknown>);
        const request = { path, query, token: tokenFor(operation), ...(body === undefined ? {} : { body }) };
        const answer = await ask(server.url, operation, request);
        expect(answer.status, `${operation.id} ${JSON.stringify({ path, query, body })}`).toBeLessThan(500);
        if (!operation.body && !related.includes(operation.id))
          expect(answer.code, JSON.stringify({ path, query })).not.toBe('validationFailed');
      }
    });
});
