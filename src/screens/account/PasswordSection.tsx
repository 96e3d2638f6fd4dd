import { useActorRef, useSelector } from '@xstate/react';
import { passwordChangeMachine } from '#machines/flows/account/passwordChange/passwordChangeMachine.ts';
import { changePassword } from '#src/actors/account/profileSettings.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '#src/components/Button.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { PasswordForm } from './PasswordForm.tsx';

const machine = passwordChangeMachine.provide({ actors: { changePassword } });

/** Changing the password; closed until it is opened. */
export function PasswordSection() {
  const t = useText('personal');
  const actor = useActorRef(machine, { inspect });
  const open = useSelector(actor, (current) => current.hasTag('open'));
  useEmitted(actor, {
    changed: () => {
      showToast({ tone: 'success', title: t('password.changed') });
    },
  });
  return (
    <section className="card stack" aria-labelledby="own-password">
      <h2 id="own-password">{t('password.title')}</h2>
      {open ? (
        <PasswordForm actor={actor} />
      ) : (
        <>
          <p className="quiet">{t('password.lead')}</p>
          <Button
            variant="soft"
            size="3"
            onClick={() => {
              actor.send({ type: 'change.opened' });
            }}
          >
            {t('password.change')}
          </Button>
        </>
      )}
    </section>
  );
}
