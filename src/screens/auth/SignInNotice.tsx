import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/flows/auth/signIn/signInMachine.ts';
import { session } from '#src/session/session.ts';
import { startup } from '#src/session/startup.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { InfoIcon } from '#src/components/firstIcons.tsx';
import { LimitedNotice } from '#src/components/feedback/LimitedNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Above the form, the one most important message: of the sign-in, of startup after it, or of the former session. */
export function SignInNotice({ snapshot }: { snapshot: SnapshotFrom<typeof signInMachine> }) {
  const t = useText('auth');
  const start = useSelector(startup, (current) => current);
  const expired = useSelector(session, (current) => current.matches('expired'));
  const { failure, waitSeconds } = snapshot.context;
  if (snapshot.matches('limited')) return <LimitedNotice failure={failure} seconds={waitSeconds} />;
  if (failure) return <FailureNotice failure={failure} />;
  if (start.context.failure && (start.hasTag('error') || start.hasTag('offline')))
    return (
      <FailureNotice
        failure={start.context.failure}
        onRetry={() => {
          startup.send({ type: 'startup.retried' });
        }}
      />
    );
  if (!expired) return null;
  return (
    <Notice role="status" icon={<InfoIcon />}>
      <div>
        <strong>{t('sessionEnded')}</strong>
      </div>
    </Notice>
  );
}
