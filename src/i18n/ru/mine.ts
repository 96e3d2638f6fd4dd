/** Areas of joining and of one's own account, in one file to load. */
export { default as account } from './account.ts';
export { default as identity } from './identity.ts';
export { default as personal } from './personal.ts';
export { default as push } from './push.ts';
export { default as registration } from './registration.ts';
export { default as sides } from './sides.ts';
