import type { PassThrough } from 'node:stream';

/** A receiver that went away never drains: waiting for that alone would hold the rows for ever. */
export const drainOrClose = (target: PassThrough) =>
  new Promise<void>((resolve) => {
    const go = () => {
      target.off('drain', go).off('close', go);
      resolve();
    };
    target.on('drain', go).on('close', go);
  });
