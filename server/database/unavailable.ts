import { sqlState } from './transaction.ts';

/** SQLSTATE classes 08 (connection), 57P0x (shutting down or starting up), 53 (out of resources), and socket errors. */
const codes =
  /^(08\w{3}|57P0\d|53\w{3}|ECONN(REFUSED|RESET)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Errors of node-postgres that carry no code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable/;

/** True when the database is unreachable now: the same request may succeed later. */
export const isUnavailable = (error: Error): boolean =>
  codes.test(sqlState(error) ?? '') || messages.test(error.message);
