import { buildServer } from '../../../scripts/build.mjs';
import { processFolder } from './process.ts';

/** Bundled once: a process that compiles the sources at its start needs three times as long for it. */
export const setup = () => buildServer(processFolder);
