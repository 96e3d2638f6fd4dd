import { isPlainPrototype, kindOf } from './kinds.ts';

/** The context has a value that JSON cannot represent. */
export class NotPlainError extends Error {}

export interface PlainOptions {
  /** Serialises references to actors by their id instead of refusing them. */
  actorRefs?: boolean;
}

/**
 * The value as JSON with sorted keys, so that equal values give equal strings. A Set, Map, Date, function, class
 * instance or reference to an actor is refused with its location.
 */
export function canonical(value: unknown, name: string, options: PlainOptions = {}): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value))
    return `[${value.map((item, index) => canonical(item, `${name}[${index}]`, options)).join(',')}]`;
  const kind = kindOf(value);
  if (kind === 'a reference to an actor') {
    if (options.actorRefs) return JSON.stringify('(actor)');
    throw new NotPlainError(`${name} is ${kind}: leave it out with key`);
  }
  if (typeof value !== 'object' || !isPlainPrototype(value))
    throw new NotPlainError(`${name} is ${kind}: context must be JSON-plain (docs/architecture.md)`);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, `${name}.${key}`, options)}`).join(',')}}`;
}
