export function planRuns(changed: readonly string[], base: string): string[][];
export const areasOfJourney: Record<string, readonly string[]>;
