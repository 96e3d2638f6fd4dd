import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lintContract } from './lintContract.mjs';

interface Contract {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}
const file = new URL('../openapi/generated/contract.json', import.meta.url);
const contract = JSON.parse(await readFile(file, 'utf8')) as Contract;

const rulesBrokenBy = async (change: (contract: Contract) => void) => {
  const changed = structuredClone(contract);
  change(changed);
  return (await lintContract(JSON.stringify(changed))).map((line) => line.split(' at ')[0]);
};

it('finds what the OpenAPI rules and the OWASP rules forbid', async () => {
  const broken = await rulesBrokenBy(({ paths, components }) => {
    components.schemas['Unbounded'] = {
      type: 'object',
      properties: { text: { type: 'string' }, list: { type: 'array', items: { type: 'integer' } } },
    };
    components.securitySchemes['password'] = { type: 'http', scheme: 'basic' };
    paths['/people/{number}'] = { get: { responses: { 200: { description: 'ok' } } } };
  });
  expect(broken).toEqual(
    expect.arrayContaining([
      'oas3-unused-component',
      'operation-operationId',
      'path-params',
      'owasp:api2:2023-no-http-basic',
      'owasp:api4:2023-array-limit',
      'owasp:api4:2023-integer-format',
      'owasp:api4:2023-string-limit',
    ]),
  );
});
