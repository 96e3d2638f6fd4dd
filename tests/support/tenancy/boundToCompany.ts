import { nodesOf, parsed, type Node } from './parse.ts';

const COMPANY = 'organization_id';
/** Each opens a level of its own names. */
const levels = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'] as const;
const levelKinds: ReadonlySet<string> = new Set(levels);

interface Table {
  name: string;
  alias: string;
}
interface Column {
  alias: string | null;
  name: string;
}

const tableOf = ({ relname, alias }: Node): Table => {
  const name = relname as string;
  return { name, alias: (alias as { aliasname: string } | undefined)?.aliasname ?? name };
};

/** `a.b` or `b`; nothing for any other expression. */
function columnOf(expression: unknown): Column | undefined {
  const fields = (expression as { ColumnRef?: { fields: { String?: { sval: string } }[] } } | undefined)
    ?.ColumnRef?.fields;
  const names = fields?.map(({ String: text }) => text?.sval ?? '*');
  if (!names?.length) return undefined;
  return { alias: names.length > 1 ? names[0]! : null, name: names.at(-1)! };
}

/** A value that the caller gives, cast or not. */
function isGiven(expression: unknown): boolean {
  const { ParamRef, A_Const, TypeCast } = expression as {
    ParamRef?: Node;
    A_Const?: Node;
    TypeCast?: { arg: unknown };
  };
  return Boolean(ParamRef ?? A_Const) || (TypeCast !== undefined && isGiven(TypeCast.arg));
}

/** What must hold for a row to count: conditions joined by AND, of WHERE and of inner joins alike. */
function conjuncts(condition: unknown): unknown[] {
  const { BoolExpr } = (condition ?? {}) as { BoolExpr?: { boolop: string; args: unknown[] } };
  if (!BoolExpr) return condition ? [condition] : [];
  return BoolExpr.boolop === 'AND_EXPR' ? BoolExpr.args.flatMap(conjuncts) : [];
}

const sources = (statement: Node): unknown => [
  statement.fromClause,
  statement.usingClause,
  statement.relation && { RangeVar: statement.relation },
];

/** Aliases of one level that equal the company's id, or a column of another level that does. */
function boundAliases(
  statement: Node,
  tables: readonly Table[],
  outer: ReadonlySet<string>,
): ReadonlySet<string> {
  const joins = [...nodesOf(sources(statement), levelKinds)].flatMap(([kind, node]) =>
    kind === 'JoinExpr' ? conjuncts(node.quals) : [],
  );
  const equal = [...conjuncts(statement.whereClause), ...joins].flatMap((one) => {
    const { A_Expr } = one as {
      A_Expr?: { kind: string; name: { String: { sval: string } }[]; lexpr: unknown; rexpr: unknown };
    };
    return A_Expr?.kind === 'AEXPR_OP' && A_Expr.name[0]?.String.sval === '='
      ? [[A_Expr.lexpr, A_Expr.rexpr]]
      : [];
  });
  const bound = new Set(outer);
  const aliasOf = (expression: unknown): string | undefined => {
    const column = columnOf(expression);
    if (column?.name !== COMPANY) return undefined;
    return column.alias ?? (tables.length === 1 ? tables[0]!.alias : undefined);
  };
  for (let grows = true; grows;) {
    const before = bound.size;
    for (const [left, right] of equal)
      for (const [one, other] of [
        [left, right],
        [right, left],
      ]) {
        const alias = aliasOf(one);
        const by = aliasOf(other);
        if (alias !== undefined && (isGiven(other) || (by !== undefined && bound.has(by)))) bound.add(alias);
        // A row set given by the caller (jsonb_to_recordset) names its company itself.
        if (alias !== undefined && columnOf(other)?.name === 'organizationId') bound.add(alias);
      }
    grows = bound.size > before;
  }
  return bound;
}

/**
 * Names of the companies' tables that the statement reads or changes without saying of which company. A table is bound
 * where its `organization_id` equals a given value, or that of a table that is bound, in the same level or in one around
 * it.
 */
export function unboundTables(sql: string, companyTables: ReadonlySet<string>): string[] {
  const unbound: string[] = [];
  const visit = (kind: string, statement: Node, outer: ReadonlySet<string>) => {
    const own = [...nodesOf(sources(statement), levelKinds)].flatMap(([name, node]) =>
      name === 'RangeVar' ? tableOf(node) : [],
    );
    const with_ = new Set(
      [...nodesOf(statement.withClause, levelKinds)].flatMap(([name, node]) =>
        name === 'CommonTableExpr' ? (node.ctename as string) : [],
      ),
    );
    const tables = own.filter(({ name }) => !with_.has(name));
    const bound = boundAliases(statement, tables, outer);
    for (const { name, alias } of kind === 'InsertStmt' ? [] : tables)
      if (companyTables.has(name) && !bound.has(alias)) unbound.push(name);
    for (const [name, value] of Object.entries(statement))
      if (name !== 'relation' || kind === 'InsertStmt') descend(value, bound, name);
  };
  const descend = (value: unknown, outer: ReadonlySet<string>, key?: string) => {
    if (Array.isArray(value)) value.forEach((one) => descend(one, outer));
    else if (typeof value === 'object' && value !== null) {
      if (key === 'larg' || key === 'rarg') return visit('SelectStmt', value as Node, outer);
      for (const [name, inner] of Object.entries(value))
        if (levelKinds.has(name)) visit(name, inner as Node, outer);
        else descend(inner, outer, name);
    }
  };
  for (const statement of parsed(sql)) descend(statement, new Set());
  return unbound;
}
