import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  GatePlace,
  gateScreenMachine,
} from '#machines/flows/attendance/gateScreen/gateScreenMachine.ts';
import { BrandMark } from '#src/components/BrandMark.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface PairingViewProps {
  snapshot: SnapshotFrom<typeof gateScreenMachine>;
  onPair: () => void;
  /** Retries what failed, or starts pairing again. */
  onAgain: () => void;
}

/** Before the screen may show codes: who may pair it, and how. */
export function PairingView({ snapshot, onPair, onAgain }: PairingViewProps) {
  const t = useText('attendance');
  const { failure, gateId, place } = snapshot.context;
  const pairing = snapshot.matches({ unpaired: 'pairing' });
  if (pairing || snapshot.matches({ unpaired: 'employer' }))
    return (
      <Words title={t('gate.pairTitle')} text={t('gate.pairText')} place={place}>
        <Button size="3" loading={pairing} onClick={onPair}>
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
    <div className="gate-words">
      <BrandMark size={56} />
      <BusyWord />
    </div>
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
    <section className="gate-words">
      <BrandMark size={56} />
      <h1>{title}</h1>
      {place && (
        <p className="gate-place">
          <strong>{place.gateTitle}</strong>
          <span>{place.organizationTitle}</span>
        </p>
      )}
      {text !== undefined && <p className="quiet">{text}</p>}
      {children}
    </section>
  );
}
