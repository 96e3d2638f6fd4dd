import { fromCallback, type EventObject } from 'xstate';
import type { OtpEvent } from '#machines/flows/auth/otp/otpMachine.ts';

type OtpCredential = Credential & { code: string };
type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** WebOTP: Chrome on Android asks the person and passes on the code of a message meant for this site. */
export const readMessages = fromCallback<EventObject, void>(({ sendBack }) => {
  if (!('OTPCredential' in window)) return undefined;
  const stop = new AbortController();
  const options: OtpOptions = { otp: { transport: ['sms'] }, signal: stop.signal };
  navigator.credentials.get(options).then(
    (found) => {
      const event: OtpEvent = { type: 'code.changed', code: (found as OtpCredential | null)?.code ?? '' };
      if (event.code !== '') sendBack(event);
    },
    // Declined, or the page moved on: the code can still be typed.
    () => undefined,
  );
  return () => {
    stop.abort();
  };
});
