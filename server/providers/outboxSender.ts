import type { OtpSender } from './otpMessage.ts';

/**
 * Development: prints the code in the terminal and keeps it on /dev/outbox. The configuration refuses it in
 * production.
 */
export const outboxSender = (printing: boolean): OtpSender => ({
  keepsText: true,
  send: ({ recipient, text }) => {
    if (printing) process.stdout.write(`\n  ✉ ${recipient}: ${text}\n\n`);
    return Promise.resolve();
  },
});
