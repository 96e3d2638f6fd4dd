import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output. Callers log ids, codes and durations; no personal data. */
export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): FastifyBaseLogger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    },
    destination,
  );
