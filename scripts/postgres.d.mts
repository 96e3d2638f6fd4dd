export interface ThrowAwayPostgres {
  url: string;
  stop: () => Promise<void>;
}
export function startPostgres(): Promise<ThrowAwayPostgres | undefined>;
