/** Areas that every screen uses and sign-in needs, in one file to load. */
export { default as auth } from './auth.ts';
export { default as common } from './common.ts';
export { default as fields } from './fields.ts';
export { default as problems } from './problems.ts';
