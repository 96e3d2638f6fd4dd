export interface ThrowAwayPostgres {
  url: string;
  /** Stops the cluster as `pg_ctl stop -m` does, or by SIGKILL of its first process, and starts it again on the same port. */
  restart: (mode: 'fast' | 'immediate' | 'kill') => Promise<void>;
  stop: () => Promise<void>;
}
export function startPostgres(options?: { inMemory?: boolean }): Promise<ThrowAwayPostgres | undefined>;
