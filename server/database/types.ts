import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

function toNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError('Number beyond 2^53 − 1 in the database');
  return value;
}

/** Parsers of one pool, not of the process; database.ts says what rows look like. */
export const rowTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) => {
    if (oid === INT8 || oid === NUMERIC) return toNumber;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};
