import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { GatePlace } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { BrandMark } from '#src/components/BrandMark.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { GateProps } from './gateProps.ts';

/** Before the screen may show codes: who may pair it, and how. */
export function PairingView({ actor }: GateProps) {
  const t = useText('attendance');
  // All of it: nearly every state is another view.
  const snapshot = useSelector(actor, (current) => current);
  const { failure, gateId, place } = snapshot.context;
  const onAgain = () => actor.send({ type: 'pairing.asked' });
  const pairing = snapshot.matches({ unpaired: 'pairing' });
  if (pairing || snapshot.matches({ unpaired: 'employer' }))
    return (
      <Words title={t('gate.pairTitle')} text={t('gate.pairText')} place={place}>
        <Button
          size="3"
          loading={pairing}
          onClick={() => actor.send({ type: 'pairing.confirmed', newKey: newId() })}
        >
          {t('gate.pair')}
        </Button>
      </Words>
    );
  if (snapshot.matches({ unpaired: 'employee' }))
    return (
      <Words title={t('gate.signInTitle')} text={t('gate.notEmployer')}>
        <ButtonLink size="3" to="/account">
          {t('gate.toAccount')}
        </ButtonLink>
      </Words>
    );
  if (snapshot.matches({ unpaired: 'nobody' }))
    return (
      <Words title={t('gate.signInTitle')} text={t('gate.signInText')}>
        <ButtonLink size="3" to={`/auth/login?next=${encodeURIComponent(`/kiosk/${gateId}`)}`}>
          {t('gate.signIn')}
        </ButtonLink>
      </Words>
    );
  if (snapshot.matches({ revoked: 'forgotten' }))
    return (
      <Words title={t('gate.revoked')} text={t('gate.revokedText')}>
        <Button size="3" onClick={onAgain}>
          {t('gate.pairAgain')}
        </Button>
      </Words>
    );
  if (snapshot.hasTag('error') && failure)
    return (
      <Words title={t('gate.title')}>
        <FailureNotice failure={failure} onRetry={onAgain} />
      </Words>
    );
  return (
    <Grid className="center" gap="4">
      <BrandMark size={56} />
      <BusyWord />
    </Grid>
  );
}

interface WordsProps {
  title: string;
  text?: string;
  place?: GatePlace | null;
  children: ReactNode;
}

function Words({ title, text, place, children }: WordsProps) {
  return (
    <Grid asChild gap="4" width="min(100%, 480px)">
      <section className="center">
        <BrandMark size={56} />
        <h1>{title}</h1>
        {place && (
          <Grid asChild gap="1">
            <p className="card gate-place">
              <strong>{place.gateTitle}</strong>
              <span>{place.organizationTitle}</span>
            </p>
          </Grid>
        )}
        {text !== undefined && <p className="quiet">{text}</p>}
        <Grid width="min(100%, 360px)" mt="3">
          {children}
        </Grid>
      </section>
    </Grid>
  );
}
