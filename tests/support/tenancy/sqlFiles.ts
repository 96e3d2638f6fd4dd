import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A declaration of the modules' SQL that reads or changes tables of companies. */
export interface SqlFunction {
  /** `organization/sql/gates.ts selectGate` */
  name: string;
  tables: string[];
  /** It compares organization_id, by itself or by another declaration of its file. */
  namesCompany: boolean;
}

const folder = 'server/modules/';

/** As the table types have them: `employeeUnit`. */
function companyTables(): Set<string> {
  const text = readFileSync('server/database/tables.generated.ts', 'utf8');
  const tables = new Set<string>();
  for (const [, name, body] of text.matchAll(/export interface (\w+) \{(.*?)\n\}/gs))
    if (body!.includes('organizationId')) tables.add(name![0]!.toLowerCase() + name!.slice(1));
  return tables;
}
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Builder calls, and words after which raw SQL has a table. An insert writes the company with the row. */
const builderCall = /(?:selectFrom|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g;
const rawTable = /\b(?:from|join|update)\s+([a-z_]+)/g;
const comparison = /organizationId', '='|organization_id = |onRef\([^)]*organizationId'/i;

/** What a file declares at its top, by name. */
function declarationsOf(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return new Map(
    source.statements.flatMap((statement) => {
      const name = ts.isFunctionDeclaration(statement)
        ? statement.name?.text
        : ts.isVariableStatement(statement)
          ? statement.declarationList.declarations[0]?.name.getText()
          : undefined;
      return name === undefined ? [] : [[name, statement.getText()] as const];
    }),
  );
}

export function sqlFunctions(): SqlFunction[] {
  const known = companyTables();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/sql\/\w+\.ts$/.test(path))
    .sort()
    .map((path) => folder + path)
    .flatMap((file) => {
      const all = declarationsOf(file);
      const bound = [...all].filter(([, text]) => comparison.test(text)).map(([name]) => name);
      return [...all].flatMap(([name, text]) => {
        const named = [...text.matchAll(builderCall), ...text.matchAll(rawTable)].map(([, table]) =>
          camel(table!),
        );
        const tables = [...new Set(named)].filter((table) => known.has(table));
        const namesCompany = bound.some((one) => one === name || new RegExp(`\\b${one}\\b`).test(text));
        return tables.length ? [{ name: `${file.slice(folder.length)} ${name}`, tables, namesCompany }] : [];
      });
    });
}
