const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * `next`, with every part that equals the same part of `last` replaced by that one. So a view of one row is not rendered
 * anew because another row has changed. For JSON values.
 */
export function keepUnchanged<Value>(last: unknown, next: Value): Value {
  if (Object.is(last, next)) return next;
  if (!isObject(last) || !isObject(next) || Array.isArray(last) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const kept = keys.map((key) => keepUnchanged(last[key], next[key]));
  if (
    keys.length === Object.keys(last).length &&
    keys.every((key, at) => key in last && kept[at] === last[key])
  )
    return last as Value;
  if (Array.isArray(next)) return kept as Value;
  return Object.fromEntries(keys.map((key, at) => [key, kept[at]])) as Value;
}
