import { buildApp } from './app.ts';

/** Before the first file, because two must not build into the same folder at once. */
export const setup = buildApp;
