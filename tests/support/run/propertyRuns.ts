import fc from 'fast-check';
import { isLong } from './long.ts';

/**
 * In the short run, properties use the same values every time, so that a failure is reproducible; the long run uses
 * new values and more of them. A failure prints the seed for `fc.assert`.
 */
fc.configureGlobal(isLong ? { numRuns: 1_000 } : { seed: 20_260_101 });
