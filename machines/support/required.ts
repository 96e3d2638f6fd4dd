/** A value that the state promises to be there; without it the machine has a fault, and says which. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
}
