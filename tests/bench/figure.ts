let failed = 0;

const text = (value: number, unit: string) =>
  `${Number.isInteger(value) ? value : value.toFixed(1)}${unit ? ` ${unit}` : ''}`;

/** Prints a figure beside its limit (≤) or its peer of the same run; exceeding a limit fails the bench. */
export function figure(name: string, value: number, unit: string, limit?: number): void {
  const over = limit !== undefined && !(value <= limit);
  if (over) failed += 1;
  const mark = limit === undefined ? '·' : over ? '✗' : '✓';
  const beside = limit === undefined ? '' : `  (limit ${text(limit, unit)})`;
  console.log(`${mark} ${name}: ${text(value, unit)}${beside}`);
}

export const failures = (): number => failed;
