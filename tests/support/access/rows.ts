import type { Operation } from '#server/http/contract.ts';
import type { AccessRule } from './rule.ts';
import { propertiesOf } from './schema.ts';
import type { Owner } from './world.ts';

const isId = (name: string) => /^ids?$|Ids?$/.test(name);

/** Path parameters and ids at the top of the body. */
const idsOf = (operation: Operation) => ({
  path: operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name),
  body: Object.keys(propertiesOf(operation.body)).filter(isId),
});

/** What to add to tests/support/access/rules.ts for an operation without a row. */
export function missingRow(operation: Operation): string {
  const { id, method, path, roles } = operation;
  const { path: inPath, body } = idsOf(operation);
  const parts = [
    inPath.length ? `path: { ${inPath.map((name) => `${name}: …`).join(', ')} }` : '',
    body.length ? `body: { ${body.map((name) => `${name}: …`).join(', ')} }` : '',
  ].filter(Boolean);
  const row = roles.includes('public')
    ? `${id}: openToAll(${inPath.map((name) => `'${name}'`).join(', ')}),`
    : parts.length
      ? `${id}: { names: (owner) => ({ ${parts.join(', ')} }) },`
      : `${id}: aboutCaller,`;
  return [
    `${id} (${method} ${path}, for ${roles.join(' and ')}) has no row in tests/support/access/rules.ts.`,
    `Whose things may it name, and what comes of naming a colleague's or another company's? Add, say:`,
    `  ${row}`,
  ].join('\n');
}

/** Ids of the request that the row neither fills with somebody's things nor declares free. */
export function unnamedIds(
  operation: Operation,
  rule: AccessRule,
  owner: Owner,
): Promise<string[]> | string[] {
  const { path, body } = idsOf(operation);
  const listUnnamed = (named: { path?: object; body?: object } = {}) => [
    ...path.filter((name) => !(name in (named.path ?? {}))).filter((name) => !rule.free?.includes(name)),
    ...body.filter((name) => !(name in (named.body ?? {}))).filter((name) => !rule.free?.includes(name)),
  ];
  const named = rule.names?.(owner);
  return named instanceof Promise ? named.then(listUnnamed) : listUnnamed(named);
}
