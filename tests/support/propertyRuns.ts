import fc from 'fast-check';
import { isLong } from './long.ts';

/**
 * Properties are judged on the same values in every short run, so that what fails there fails again; the long run takes
 * values of its own and more of them. A failure prints the seed to give `fc.assert`.
 */
fc.configureGlobal(isLong ? { numRuns: 1_000 } : { seed: 20_260_101 });
