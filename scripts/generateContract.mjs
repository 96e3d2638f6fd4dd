import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundle, createConfig } from '@redocly/openapi-core';

const pathOf = (name) => fileURLToPath(new URL(`../openapi/${name}`, import.meta.url));
const banner = '// Generated from openapi/ by `npm run generate`. Not to be edited.\n';

const inject = `import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
`;

/** The contract's money and dates are typed as the domain's branded types. */
const brands = {
  Money: ['Tiyin'],
  PositiveMoney: ['Tiyin'],
  NullableMoney: ['Tiyin', 'null'],
  CompanyDate: ['CompanyDate'],
  ChangeDate: ['CompanyDate'],
  Month: ['CompanyMonth'],
};

function toBrandedType(schema, { path }) {
  const brand = brands[/^#\/components\/schemas\/(\w+)$/.exec(path ?? '')?.[1] ?? ''];
  return (
    brand && ts.factory.createUnionTypeNode(brand.map((name) => ts.factory.createTypeReferenceNode(name)))
  );
}

/** The bundled contract and its types as text: the expected content of the two files in openapi/generated. */
export async function contractFiles() {
  const { bundle: bundled, problems } = await bundle({
    ref: pathOf('openapi.yaml'),
    config: await createConfig({ extends: ['minimal'] }),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  const json = `${JSON.stringify(bundled.parsed, null, 1)}\n`;
  const types =
    banner + astToString(await openapiTS(json, { exportType: true, inject, transform: toBrandedType }));
  return {
    [pathOf('generated/contract.json')]: json,
    [pathOf('generated/contract.d.ts')]: types,
    [pathOf('generated/roles.d.ts')]: banner + rolesAsType(bundled.parsed),
  };
}

/** `x-roles` as a type, which openapi-typescript does not generate. */
function rolesAsType(contract) {
  const lines = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId)
    .map(
      ({ operationId, 'x-roles': roles }) =>
        `  ${operationId}: ${roles.map((role) => `'${role}'`).join(' | ')};`,
    );
  return `export type Roles = {\n${lines.join('\n')}\n};\n`;
}

export async function generateContract() {
  for (const [file, text] of Object.entries(await contractFiles())) await writeFile(file, text);
}

/** Committed files that differ from what the contract generates. */
export async function staleContractFiles() {
  const stale = [];
  for (const [file, text] of Object.entries(await contractFiles()))
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file);
  return stale;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateContract();
