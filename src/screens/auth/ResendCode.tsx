import { useSelector } from '@xstate/react';
import { Button } from '#src/components/Button.tsx';
import { Countdown, useSecondsLeft } from '#src/components/feedback/Countdown.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '#machines/flows/auth/otp/otpMachine.ts';

export type OtpActor = ActorRefFrom<typeof otpMachine>;

/**
 * The button, or the time until it is available; screen readers hear it at the start, near the end, and when it is
 * available.
 */
export function ResendCode({ actor }: { actor: OtpActor }) {
  const t = useText('auth');
  const say = useText('registration');
  const snapshot = useSelector(actor, (current) => current);
  const { resendInSeconds } = snapshot.context;
  const counting = snapshot.hasTag('counting');
  return (
    <>
      {counting ? (
        <p className="code-resend quiet">
          {t('resendIn')} <Countdown seconds={resendInSeconds} />
        </p>
      ) : (
        <Button
          variant="soft"
          color="gray"
          size="3"
          loading={!snapshot.hasTag('mayResend')}
          onClick={() => {
            actor.send({ type: 'code.resendAsked' });
          }}
        >
          {t('resend')}
        </Button>
      )}
      <p className="sr-only" role="status">
        {counting && <SpokenWait seconds={resendInSeconds} />}
        {snapshot.hasTag('mayResend') && say('mayResend')}
      </p>
    </>
  );
}

/** Seconds worth announcing. */
const spokenSeconds = [10, 30];

/** Changes its text only at those, so that not every second is announced. */
function SpokenWait({ seconds }: { seconds: number }) {
  const say = useText('registration');
  const left = useSecondsLeft(seconds);
  return say('spokenWait', {
    seconds: spokenSeconds.find((mark) => left <= mark && mark < seconds) ?? seconds,
  });
}
