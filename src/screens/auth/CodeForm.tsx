import type { OtpActor } from './ResendCode.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '#src/components/Button.tsx';
import { OTP_LENGTH } from '#domain/fields/oneTimeCode.ts';
import type { CodePurpose } from '#machines/flows/auth/otp/askedCode.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ResendCode } from './ResendCode.tsx';
import './auth.css';

interface CodeFormProps {
  actor: OtpActor;
  /** Undefined when the page was opened by its URL alone. */
  purpose: CodePurpose | undefined;
  /** The app starts after a correct code. */
  starting: boolean;
}

export function CodeForm({ actor, purpose, starting }: CodeFormProps) {
  const t = useText('auth');
  const say = useText('registration');
  const input = useRef<HTMLInputElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const { code, error } = snapshot.context;
  const refused = snapshot.matches({ open: { answer: 'refused' } });

  // The next digits replace the wrong ones.
  useEffect(() => {
    if (refused) input.current?.select();
  }, [refused]);

  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, OTP_LENGTH);
    if (digits !== code) actor.send({ type: 'code.changed', code: digits });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.submitted' });
  };
  return (
    <form className="stack code-form" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        required
        name="code"
        label={t('code')}
        value={code}
        error={error ?? undefined}
        hint={purpose && say(`hint.${purpose}`)}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        autoFocus
        onChange={change}
      />
      <Button
        type="submit"
        size="3"
        loading={snapshot.hasTag('busy') || (starting && snapshot.matches('signedIn'))}
        disabled={snapshot.hasTag('limited')}
      >
        {t('confirmCode')}
      </Button>
      <ResendCode actor={actor} />
    </form>
  );
}
