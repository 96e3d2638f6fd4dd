import type { Services } from '../context.ts';
import { codeOutbox } from '../modules/auth/index.ts';
import type { OtpSender } from '../providers/otpMessage.ts';
import { startOutbox } from './outbox.ts';
import type { RunLoop } from './runLoop.ts';

/** Sends one-time codes. */
export const startCodeDelivery = (services: Services, sender: OtpSender): RunLoop =>
  startOutbox(services, codeOutbox(services, sender));
