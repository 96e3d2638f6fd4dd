import pg from 'pg';
import { CannotStart } from '../cannotStart.ts';
import { sqlState } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

const invalidUrl = () =>
  new CannotStart('DATABASE_URL: expected postgresql://user:password@host:5432/database');

/** What to connect to, without the password. Throws CannotStart when the URL cannot be read. */
function targetOf(url: string) {
  try {
    const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
    return { host, database, user, at: `${host}:${port}` };
  } catch {
    throw invalidUrl();
  }
}

/** Why PostgreSQL cannot be used, as something the operator can act on; undefined when the fault is ours. */
export function cannotConnect(url: string, error: unknown): CannotStart | undefined {
  if (!(error instanceof Error)) return undefined;
  const { host, at, database, user } = targetOf(url);
  const code = sqlState(error) ?? '';
  const says: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL listens at ${at}: start it, or correct DATABASE_URL`,
    ENOTFOUND: `The host ${host} of DATABASE_URL cannot be found`,
    EAI_AGAIN: `The host ${host} of DATABASE_URL cannot be found`,
    '3D000': `PostgreSQL at ${at} has no database ${database}: create it, or correct DATABASE_URL`,
    '28000': `PostgreSQL at ${at} refuses the user ${user}: correct DATABASE_URL`,
    '28P01': `PostgreSQL at ${at} refuses the user ${user} or the password: correct DATABASE_URL`,
    '42501': `The user ${user} may not create tables in the database ${database} at ${at}`,
    '57P03': `PostgreSQL at ${at} is starting up or shutting down: try again`,
  };
  const sentence = says[code];
  if (sentence) return new CannotStart(sentence);
  return isUnavailable(error) || /SSL|certificate/i.test(error.message)
    ? new CannotStart(`PostgreSQL at ${at} cannot be reached: ${error.message}`)
    : undefined;
}
