import { useActorRef, useSelector } from '@xstate/react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { linkedIdentitiesMachine } from '#machines/flows/account/linkedIdentities/linkedIdentitiesMachine.ts';
import { loadIdentities, unlink } from '#src/actors/auth/providers/identities.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { SkeletonList } from '#src/components/Skeleton.tsx';
import { machineProps } from '#src/components/machineProps.ts';
import { useEmitted } from '#src/components/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ProviderIcon } from './ProviderIcon.tsx';
import './linkedIdentities.css';

const machine = linkedIdentitiesMachine.provide({ actors: { loadIdentities, unlink } });

/** A part of the profile: nothing where no provider is configured and none was ever linked. */
export function LinkedIdentities() {
  const t = useText('identity');
  const [language] = useLanguage();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, {
    unlinked: () => {
      showToast({ tone: 'success', title: t('unlinkedToast') });
    },
  });
  const { identities, chosen, failure } = snapshot.context;
  if (!signInOptions && identities.length === 0) return null;
  const name = chosen === null ? '' : t(`provider.${chosen}`);
  return (
    <section className="card stack" {...machineProps(snapshot)}>
      <h2>{t('identities')}</h2>
      {snapshot.matches('loading') && <SkeletonList rows={1} />}
      {snapshot.matches('failed') && failure && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'list.retried' });
          }}
        />
      )}
      {snapshot.hasTag('shown') && identities.length === 0 && <p>{t('identitiesNone')}</p>}
      {snapshot.hasTag('shown') && identities.length > 0 && (
        <ul className="identities">
          {identities.map(({ provider, displayName, linkedAt }) => (
            <li key={provider} className="identity">
              <ProviderIcon provider={provider} />
              <span className="identity-words">
                <strong>
                  {t(`provider.${provider}`)}: {displayName}
                </strong>
                <span className="quiet small">
                  {t('linkedAt', { date: formatDate(companyDate(Date.parse(linkedAt)), language) })}
                </span>
              </span>
              <Button
                variant="soft"
                color="red"
                onClick={() => {
                  actor.send({ type: 'unlinking.chosen', provider });
                }}
              >
                {t('unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {snapshot.hasTag('shown') && <p className="quiet small">{t('identitiesHint')}</p>}
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        title={t('unlinkTitle', { name })}
        text={t('unlinkText')}
        confirmLabel={t('unlink')}
        tone="danger"
        busy={snapshot.matches('unlinking')}
        onConfirm={() => {
          actor.send({ type: 'unlinking.confirmed' });
        }}
        onCancel={() => {
          actor.send({ type: 'unlinking.dismissed' });
        }}
      >
        {failure && snapshot.hasTag('asking') && <FailureNotice failure={failure} />}
      </ConfirmDialog>
    </section>
  );
}
