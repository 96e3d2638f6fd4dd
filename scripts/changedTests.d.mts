export function runsFor(changed: readonly string[], base: string): string[][];
