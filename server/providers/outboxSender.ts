import type { OtpSender } from './otpSender.ts';

/** Development: the code is printed in the terminal and stays on /dev/outbox. The configuration refuses it in production. */
export const outboxSender = (printing: boolean): OtpSender => ({
  keepsText: true,
  send: ({ recipient, text }) => {
    if (printing) process.stdout.write(`\n  ✉ ${recipient}: ${text}\n\n`);
    return Promise.resolve();
  },
});
