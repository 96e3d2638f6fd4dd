/** Areas of joining and of one's own account, in one file to load. */
export { default as account } from '../account/account.ts';
export { default as identity } from '../account/identity.ts';
export { default as personal } from '../account/personal.ts';
export { default as push } from '../notifications/push.ts';
export { default as registration } from '../auth/registration.ts';
export { default as sides } from '../auth/sides.ts';
