import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { identityUnlinkingMachine } from '#machines/flows/account/identityUnlinking/identityUnlinkingMachine.ts';
import { loadIdentities, unlink } from '#src/actors/auth/providers/identities.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { ChangeDialog } from '../dialog/ChangeDialog.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';
import { SkeletonList } from '../feedback/Skeleton.tsx';
import { useEmitted } from '../hooks/useEmitted.ts';
import { makePage, usePage } from '../hooks/usePage.ts';
import { ProviderIcon } from './ProviderIcon.tsx';

const page = makePage(loadIdentities);
const unlinking = identityUnlinkingMachine.provide({ actors: { sendChange: unlink } });

/** A part of the profile: nothing where no provider is configured and none was ever linked. */
export function LinkedIdentities() {
  const t = useText('identity');
  const [language] = useLanguage();
  const { data: identities, failure, refresh, retry } = usePage(page);
  const change = useActorRef(unlinking, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('unlinkedToast') });
      refresh();
    },
    doubtful: refresh,
  });
  const chosen = useSelector(change, ({ context }) => context.subject?.provider);
  if (!signInOptions && !identities?.length) return null;
  return (
    <section className="card stack" aria-labelledby="linked-identities">
      <h2 id="linked-identities">{t('identities')}</h2>
      {!identities && !failure && <SkeletonList rows={1} />}
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {identities?.length === 0 && <p>{t('identitiesNone')}</p>}
      {identities && identities.length > 0 && (
        <ul className="stack">
          {identities.map(({ provider, displayName, linkedAt }) => (
            <Flex asChild key={provider} align="center" gap="3" minHeight="44px">
              <li>
                <ProviderIcon provider={provider} />
                <Flex direction="column" flexGrow="1" minWidth="0">
                  <strong>
                    {t(`provider.${provider}`)}: {displayName}
                  </strong>
                  <span className="quiet small">
                    {t('linkedAt', { date: formatDate(companyDate(Date.parse(linkedAt)), language) })}
                  </span>
                </Flex>
                <Button
                  variant="soft"
                  color="red"
                  onClick={() => {
                    change.send({ type: 'change.chosen', subject: { provider } });
                  }}
                >
                  {t('unlink')}
                </Button>
              </li>
            </Flex>
          ))}
        </ul>
      )}
      {identities && <p className="quiet small">{t('identitiesHint')}</p>}
      <ChangeDialog
        change={change}
        title={t('unlinkTitle', { name: chosen === undefined ? '' : t(`provider.${chosen}`) })}
        text={t('unlinkText')}
        confirmLabel={t('unlink')}
        tone="danger"
      />
    </section>
  );
}
