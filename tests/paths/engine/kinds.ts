const isActorRef = (value: object): boolean =>
  'sessionId' in value && 'send' in value && 'getSnapshot' in value;

export function isPlainPrototype(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Readable kind, for messages: `a Set`, `a function`, `a reference to an actor`. */
export function kindOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    if (isActorRef(value)) return 'a reference to an actor';
    if (isPlainPrototype(value)) return 'an object';
    return `a ${value.constructor.name || 'class instance'}`;
  }
  if (typeof value === 'number') return String(value);
  return `a ${typeof value}`;
}
