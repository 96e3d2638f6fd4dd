/** Signing in, sessions, devices, one-time codes and passwords. Other modules use only what this file exports. */
export { attemptCounter, forgetOldAttempts } from './attempts.ts';
export { authenticator } from './authenticate.ts';
export { codeOutbox } from './codeOutbox.ts';
export { forgetOldCodes } from './codes.ts';
export { forgetPushToken, languageOf, pushAddressOf, pushDevicesOf } from './contacts.ts';
export { invitations } from './invitations.ts';
export { isTrustedDevice } from './devices.ts';
export { readEndedSessions } from './ended.ts';
export { hashGateToken, newGateToken } from './gateToken.ts';
export { passwordProver } from './passwordProof.ts';
export { hashPassword } from './passwords.ts';
export { authHandlers } from './routes.ts';
export { authService } from './service.ts';
export type { WarnNewDevice } from './sessions.ts';
export type { Enter, LoginResult } from './signIn.ts';
export type { DeviceDescriptor } from './sql/deviceDescriptor.ts';
export { latestMessages } from './sql/messages.ts';
