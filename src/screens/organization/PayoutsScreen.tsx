import { useActorRef, useSelector } from '@xstate/react';
import { formatMoney } from '#domain/format/index.ts';
import {
  payoutChoiceMachine,
  providerFields,
  type PayoutSettings,
  type ProviderForm,
} from '#machines/flows/money/payoutChoice/payoutChoiceMachine.ts';
import { choosePayouts, loadPayoutSettings } from '#src/actors/money/payoutSettings.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { BuildingIcon, FitIcon, RequestIcon } from '#src/components/icons.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { UnsettledPayouts } from './settings/UnsettledPayouts.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadPayoutSettings);
const choosing = payoutChoiceMachine.provide({ actors: { sendChange: choosePayouts } });
/** Who pays the company's requests. */
export default function PayoutsScreen() {
  const t = useText('payouts');
  const [language] = useLanguage();
  const { actor, data, failure, refresh, retry } = usePage(page);
  const choice = useActorRef(choosing, { inspect });
  const subject = useSelector(choice, ({ context }) => context.subject);
  useEmitted(choice, {
    changed: ({ output: { balance } }) => {
      const text = balance === null ? {} : { text: t('balance', { amount: formatMoney(balance, language) }) };
      showToast({ tone: 'success', title: t('chosen'), ...text });
      refresh();
    },
    doubtful: refresh,
  });
  return (
    <SettingsPage title={t('settingsTitle')} lead={t('settingsLead')} actor={actor}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={2} />
          <BusyWord />
        </section>
      )}
      {data && (
        <section className="card" aria-label={t('settingsTitle')}>
          <ul className="lines">
            {data.offered.map((provider) => (
              <IconRow
                key={provider}
                icon={<ProviderIcon provider={provider} />}
                title={t(`provider.${provider}`)}
                text={t(`about.${provider}`)}
              >
                {provider === data.provider && <StatusBadge tone="green" label={t('current')} />}
                {(provider !== data.provider || provider === 'multicard') && (
                  <Button
                    variant="soft"
                    {...(provider !== data.provider && {
                      'aria-label': t('chooseOf', { provider: t(`provider.${provider}`) }),
                    })}
                    onClick={() =>
                      choice.send({ type: 'change.chosen', subject: { provider, settings: data } })
                    }
                  >
                    {provider === data.provider ? t('changeKeys') : t('choose')}
                  </Button>
                )}
              </IconRow>
            ))}
          </ul>
        </section>
      )}
      <ChangeDialog
        change={choice}
        title={subject ? t(`choosing.${subject.provider}`) : ''}
        text={subject ? t(`choosingText.${subject.provider}`) : ''}
        confirmLabel={t('save')}
        details={
          subject &&
          subject.provider !== subject.settings.provider && (
            <UnsettledPayouts unsettled={subject.settings.unsettled} />
          )
        }
      >
        {subject && providerFields(subject).length > 0 && (
          <Keys choice={choice} isKept={subject.settings.provider === 'multicard'} />
        )}
      </ChangeDialog>
    </SettingsPage>
  );
}

function ProviderIcon({ provider }: Pick<PayoutSettings, 'provider'>) {
  if (provider === 'hand') return <BuildingIcon size={20} />;
  return provider === 'sandbox' ? <FitIcon size={20} /> : <RequestIcon size={20} />;
}

function Keys({
  choice,
  isKept,
}: {
  choice: Parameters<typeof useChangeField<ProviderForm>>[0];
  /** The secret that is kept is never shown; another one may be typed. */
  isKept: boolean;
}) {
  const t = useText('payouts');
  const applicationId = useChangeField<ProviderForm>(choice, 'applicationId');
  const storeId = useChangeField<ProviderForm>(choice, 'storeId');
  const secret = useChangeField<ProviderForm>(choice, 'secret');
  return (
    <>
      <TextField {...applicationId} label={t('applicationId')} maxLength={100} autoComplete="off" />
      <TextField {...storeId} label={t('storeId')} maxLength={100} autoComplete="off" />
      <PasswordField
        {...secret}
        required={!isKept}
        label={isKept ? t('secretKept') : t('secret')}
        maxLength={200}
      />
    </>
  );
}
