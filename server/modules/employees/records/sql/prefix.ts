import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Sorts after every text with the preceding prefix, by code points. */
const LAST = '\u{10ffff}';

/** Matches a prefix as a range of values, which an index with collation "C" can search. */
export const beginsWith = (text: RawBuilder<unknown>, beginning: string) =>
  sql<SqlBool>`${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning + LAST}`;

/** The same for columns of digits in the database's collation, where punctuation may sort before digits. */
export const digitsBeginWith = (column: string, digits: string) => {
  const name = sql.ref(column);
  const head = digits.replace(/9+$/, '');
  const after = head && head.slice(0, -1) + String(Number(head.at(-1)) + 1);
  return after
    ? sql<SqlBool>`${name} >= ${digits} and ${name} < ${after}`
    : sql<SqlBool>`${name} >= ${digits}`;
};
