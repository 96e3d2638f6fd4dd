import { loadModule, parseSync } from 'libpg-query';

/** A node of PostgreSQL's own parse tree. */
export type Node = Record<string, unknown>;

await loadModule();

/** The statements of a text, as PostgreSQL 18 parses them. */
export const parsed = (sql: string): Node[] =>
  ((parseSync(sql) as { stmts?: { stmt: Node }[] }).stmts ?? []).map(({ stmt }) => stmt);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every node below one, itself first; not below those that `stop` names. */
export function* nodesOf(node: unknown, stop: ReadonlySet<string> = new Set()): Generator<[string, Node]> {
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesOf(one, stop);
    return;
  }
  if (!isNode(node)) return;
  for (const [kind, value] of Object.entries(node)) {
    if (isNode(value) && !Array.isArray(value)) yield [kind, value];
    if (!stop.has(kind)) yield* nodesOf(value, stop);
  }
}
