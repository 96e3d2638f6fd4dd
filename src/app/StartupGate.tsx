import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { OfflineIcon } from '../components/firstIcons.tsx';
import { Splash } from '../components/feedback/Splash.tsx';
import { useOnline } from '../components/feedback/OfflineBar.tsx';
import { useText } from '../i18n/useText.ts';
import { needsOwnDocument } from './authDocument.ts';
import { useMoves } from '../session/job.ts';
import { outcomeOf, startup } from '../session/startup.ts';
import { routeDecision } from '../session/routeDecision.ts';

/** Shows the screen once startup allows it, or redirects where startup says. */
export function StartupGate() {
  const outcome = useSelector(startup, outcomeOf);
  const moves = useMoves();
  const place = useLocation();
  const answer = routeDecision(outcome, place);
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
      <Outlet key={moves} />
    </>
  );
}

function OtherDocument({ at }: { at: string }) {
  useEffect(() => {
    location.replace(at);
  }, [at]);
  return <Splash />;
}

/** The network may be up and the server down; being offline is shown by the layout's bar. */
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
