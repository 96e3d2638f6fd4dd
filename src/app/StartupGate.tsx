import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { BrandMark } from '../components/BrandMark.tsx';
import { BusyWord } from '../components/BusyWord.tsx';
import { OfflineIcon } from '../components/icons.tsx';
import { machineProps } from '../components/machineProps.ts';
import { useOnline } from '../components/OfflineBar.tsx';
import { useText } from '../i18n/useText.ts';
import { needsOwnDocument } from './authDocument.ts';
import { outcomeOf, startup } from './startup.ts';
import { verdict } from './verdict.ts';
import './startupGate.css';

/** Shows a screen once the start says that it may be shown, or leads to where the start says. */
export function StartupGate() {
  const outcome = useSelector(startup, outcomeOf);
  const place = useLocation();
  const answer = verdict(outcome, place);
  if ('goTo' in answer)
    return needsOwnDocument(answer.goTo) ? (
      <OtherDocument at={answer.goTo} />
    ) : (
      <Navigate to={answer.goTo} replace />
    );
  if (answer.show === 'splash') return <Splash />;
  return (
    <>
      {outcome === 'offline' && !place.pathname.startsWith('/auth/') && <Unreachable />}
      <Outlet />
    </>
  );
}

function OtherDocument({ at }: { at: string }) {
  useEffect(() => {
    location.replace(at);
  }, [at]);
  return <Splash />;
}

export function Splash() {
  const snapshot = useSelector(startup, (current) => current);
  return (
    <main id="main" className="splash" {...machineProps(snapshot)}>
      <BrandMark size={56} />
      <BusyWord />
    </main>
  );
}

/** The network may be there and the server not; the browser's own word is the layout's bar. */
function Unreachable() {
  const t = useText('auth');
  if (!useOnline()) return null;
  return (
    <p className="offline-bar" role="status">
      <OfflineIcon size={16} />
      {t('unreachable')}
    </p>
  );
}
