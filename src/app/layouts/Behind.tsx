import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { BellIcon, RefreshIcon } from '../../components/icons.tsx';
import { useText } from '../../i18n/useText.ts';
import '#src/actors/shared/installationActor.ts';
import '../pressed.ts';
import { push } from '#src/actors/notifications/push/push.ts';
import { versions } from '#src/actors/shared/versions.ts';
import './behind.css';

/** What runs behind all screens after sign-in, and what it asks: one question at a time, in a corner. */
export function Behind() {
  const { pathname } = useLocation();
  const isNewVersion = useSelector(versions, (snapshot) => snapshot.hasTag('offered'));
  const isPushOffered = useSelector(push, (snapshot) => snapshot.hasTag('offered'));
  if (isNewVersion) return <UpdateOffer />;
  // Only where nothing is being filled in.
  return isPushOffered && pathname === '/home' ? <PushOffer /> : null;
}

function UpdateOffer() {
  const t = useText('notifications');
  const busy = useSelector(versions, (snapshot) => snapshot.hasTag('busy'));
  return (
    <section className="offer" role="status">
      <RefreshIcon size={22} />
      <div>{t('update.text')}</div>
      <span className="row">
        <Button
          variant="ghost"
          color="gray"
          disabled={busy}
          onClick={() => versions.send({ type: 'update.putOff' })}
        >
          {t('update.putOff')}
        </Button>
        <Button loading={busy} onClick={() => versions.send({ type: 'update.accepted' })}>
          {t('update.accept')}
        </Button>
      </span>
    </section>
  );
}

/** The product's own question, with an explanation; the browser's prompt follows the press. */
function PushOffer() {
  const t = useText('notifications');
  return (
    <section className="offer" aria-labelledby="push-offer">
      <BellIcon size={24} />
      <div>
        <h2 id="push-offer">{t('offer.title')}</h2>
        <p className="quiet">{t('offer.text')}</p>
      </div>
      <span className="row">
        <Button variant="ghost" color="gray" onClick={() => push.send({ type: 'push.putOff' })}>
          {t('offer.putOff')}
        </Button>
        <Button onClick={() => push.send({ type: 'push.accepted' })}>{t('offer.accept')}</Button>
      </span>
    </section>
  );
}
