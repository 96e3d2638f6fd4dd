/** More or less, with its sign; nothing has none. `say` gets the value without its sign. */
export const signed = (value: number, say: (value: number) => string): string =>
  value === 0 ? say(0) : `${value < 0 ? '−' : '+'}${say(Math.abs(value))}`;
