export interface ThrowAwayPostgres {
  url: string;
  /** Stops the cluster as `pg_ctl stop -m` does, and starts it again on the same port. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  stop: () => Promise<void>;
}
export function startPostgres(): Promise<ThrowAwayPostgres | undefined>;
