import { buildApp } from './app.ts';

/** Before the first file: two of them at once must not build into the same folder. */
export const setup = buildApp;
