/** Areas that every screen uses and sign-in needs, in one file to load. */
export { default as auth } from '../auth/auth.ts';
export { default as common } from '../shared/common.ts';
export { default as fields } from '../shared/fields.ts';
export { default as problems } from '../shared/problems.ts';
