import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type QueryId,
  type RawBuilder,
} from 'kysely';
import type { Executor } from './database.ts';

/** A value, or its place in a prepared statement. */
export type Value<T> = T | Expression<T>;

/** Each a value, or its place in a prepared statement. */
export type ValuesOf<Given> = { readonly [Name in keyof Given]: Value<Given[Name]> };

/** What decides the text of a statement. Everything else is sent beside the text. */
type Shape = boolean | null | undefined;
/** Each value of it, and of objects in it, is a place. */
export type Places<Given> = { readonly [Name in keyof Given]: PlaceOf<Given[Name]> };
type PlaceOf<T> = T extends Shape
  ? T
  : T extends string | number | Date | readonly unknown[]
    ? RawBuilder<T>
    : Places<T>;

class Place {
  /** Names of objects that lead to the value, and its own. */
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
  in(given: unknown): unknown {
    return this.path.reduce((inside, name) => (inside as Record<string, unknown>)[name], given);
  }
}

const isShape = (value: unknown): value is Shape =>
  value === null || value === undefined || typeof value === 'boolean';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A value that is left out is another shape than one that is there. */
function shapeOf(given: Record<string, unknown>): string {
  let shape = '';
  for (const name in given) {
    const value = given[name];
    shape += isShape(value)
      ? `${name}=${String(value)} `
      : isObject(value)
        ? `${name}{${shapeOf(value)}} `
        : `${name} `;
  }
  return shape;
}

const placesIn = (given: Record<string, unknown>, path: readonly string[]): Record<string, unknown> =>
  Object.fromEntries<unknown>(
    Object.entries(given).map(([name, value]): [string, unknown] => {
      const own = [...path, name];
      if (isShape(value)) return [name, value];
      return [name, isObject(value) ? placesIn(value, own) : sql.val(new Place(own))];
    }),
  );

const textsById = new WeakMap<QueryId, string>();
/** The text of a statement that has been prepared. */
export const textOfPrepared = (id: QueryId): string | undefined => textsById.get(id);

/** Two statements whose texts differ by more optional values than this should be two. */
const MOST_SHAPES = 64;

/**
 * A statement that is built once, because building it costs more than sending it: later only its values are filled in. `build` gets
 * places instead of values, so it can neither read nor compute from them; only null, undefined and booleans come as they are, and
 * each combination of them has a text of its own. A list is one value: `= any(…)`.
 */
export const prepared =
  <Given extends object>() =>
  <Row>(build: (db: Executor, given: Places<Given>) => Compilable<Row>) => {
    const statements = new Map<string, CompiledQuery<Row>>();

    function prepare(db: Executor, given: Given): CompiledQuery<Row> {
      const places = placesIn(given as Record<string, unknown>, []) as Places<Given>;
      const statement = build(db, places).compile();
      textsById.set(statement.queryId, statement.sql);
      return statement;
    }

    return async (db: Executor, given: Given): Promise<Row[]> => {
      const shape = shapeOf(given as Record<string, unknown>);
      const known = statements.get(shape);
      const statement = known ?? prepare(db, given);
      if (!known && statements.size < MOST_SHAPES) statements.set(shape, statement);
      const parameters = statement.parameters.map((one) => (one instanceof Place ? one.in(given) : one));
      return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
    };
  };
