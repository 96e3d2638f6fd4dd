import { useActorRef, useSelector } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { Settings } from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { settingsWithdrawalMachine } from '#machines/flows/organization/settingsWithdrawal/settingsWithdrawalMachine.ts';
import { withdrawSettings } from '#src/actors/organization/settings.ts';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { CalendarIcon } from '#src/components/icons.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const withdrawal = settingsWithdrawalMachine.provide({ actors: { sendChange: withdrawSettings } });

interface PlannedVersionsProps {
  section: 'work' | 'pay';
  /** Version of the section. */
  version: number;
  since: CompanyDate;
  planned: readonly { validFrom: CompanyDate; words: string }[];
  onWithdrawn: (settings: Settings) => void;
}

/** Since when the section holds, and what will follow it; what has not begun can be taken back. */
export function PlannedVersions({ section, version, since, planned, onWithdrawn }: PlannedVersionsProps) {
  const t = useText('settings');
  const [language] = useLanguage();
  const change = useActorRef(withdrawal, { inspect });
  const subject = useSelector(change, ({ context }) => context.subject);
  useEmitted(change, {
    changed: ({ output }) => {
      showToast({ tone: 'success', title: t('withdrawn') });
      onWithdrawn(output);
    },
  });
  const day = (date: CompanyDate) => formatDate(date, language);
  return (
    <section className="card stack">
      <p className="quiet">{t('holdsSince', { date: day(since) })}</p>
      {planned.length > 0 && (
        <>
          <h2>{t('planned')}</h2>
          <ul className="lines">
            {planned.map(({ validFrom, words }) => (
              <IconRow
                key={validFrom}
                icon={<CalendarIcon size={20} />}
                title={t('plannedFrom', { date: day(validFrom) })}
                text={words}
              >
                <Button
                  variant="soft"
                  color="red"
                  onClick={() =>
                    change.send({ type: 'change.chosen', subject: { section, version, validFrom } })
                  }
                >
                  {t('withdraw')}
                </Button>
              </IconRow>
            ))}
          </ul>
        </>
      )}
      <ChangeDialog
        change={change}
        title={t('withdrawTitle')}
        text={subject && t('withdrawText', { date: day(subject.validFrom) })}
        confirmLabel={t('withdraw')}
        tone="danger"
      />
    </section>
  );
}
