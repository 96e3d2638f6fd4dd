export interface RecordStep {
  event: string;
  /** ISO. */
  at: string;
  /** Who did it, where that is known. */
  by?: string | null;
}

/** A record as shown on its chart. Kept in the history entry's state, so that it survives a reload. */
export interface ChartedRecord {
  name: string;
  /** Dot paths of the deepest active states. */
  states: string[];
  /** Steps of its history, oldest first. */
  trail: RecordStep[];
  /** Shows the state after the last of these steps, although it may have changed since. */
  past?: boolean;
}

export function readRecord(state: unknown): ChartedRecord | undefined {
  const { record } = (state ?? {}) as { record?: ChartedRecord };
  return record && Array.isArray(record.states) && Array.isArray(record.trail) ? record : undefined;
}
