import { formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** `09:02–13:00, 14:00–`: what is open has no end. */
export const timesOf = (pairs: readonly components['schemas']['PunchPair'][]): string =>
  pairs
    .map((pair) => `${formatTime(Date.parse(pair.in))}–${pair.out ? formatTime(Date.parse(pair.out)) : ''}`)
    .join(', ');
