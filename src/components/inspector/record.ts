/** A record as its chart shows it. In the history's state of the page, so that it stays on reload. */
export interface ChartedRecord {
  name: string;
  /** Dot paths of the deepest active states. */
  states: string[];
  /** How it came there, the earliest first. */
  trail: { event: string; at: string }[];
}

export function readRecord(state: unknown): ChartedRecord | undefined {
  const { record } = (state ?? {}) as { record?: ChartedRecord };
  return record && Array.isArray(record.states) && Array.isArray(record.trail) ? record : undefined;
}
