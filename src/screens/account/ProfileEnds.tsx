import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { startup } from '#src/session/startup.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { CheckCircleIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ProfileActor } from './ProfileForm.tsx';

/** Everything was already done when the screen opened; an employer may still create another company. */
export function CompleteView({ actor }: { actor: ProfileActor }) {
  const t = useText('account');
  const say = useText('sides');
  const side = useSelector(actor, ({ context }) => context.side);
  return (
    <section className="card stack">
      <h2>{t('step.completeTitle')}</h2>
      <EmptyState
        icon={<CheckCircleIcon size={28} />}
        text={t('step.completeText')}
        action={<ButtonLink to="/home">{t('step.toHome')}</ButtonLink>}
      />
      {side === 'employer' && (
        <Button
          variant="soft"
          color="gray"
          onClick={() => {
            actor.send({ type: 'company.wanted' });
          }}
        >
          {say('another')}
        </Button>
      )}
    </section>
  );
}

/** An additional job exists beside the active one. */
export function FoundedView({ actor }: { actor: ProfileActor }) {
  const t = useText('sides');
  const navigate = useNavigate();
  const employeeId = useSelector(actor, ({ context }) => context.employeeId) ?? '';
  const open = async () => {
    await navigate('/home');
    startup.send({ type: 'job.chosen', employeeId });
  };
  return (
    <section className="card stack">
      <h2>{t('foundedTitle')}</h2>
      <EmptyState
        icon={<CheckCircleIcon size={28} />}
        text={t('foundedText')}
        action={<Button onClick={() => void open()}>{t('open')}</Button>}
      />
    </section>
  );
}
