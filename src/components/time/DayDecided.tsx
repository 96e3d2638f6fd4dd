import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { Done } from './When.tsx';

type Schemas = components['schemas'];

interface DayDecidedProps {
  day: Schemas['WorkingDay'];
  decision: Schemas['DecidedDay'] | undefined;
  reason: Schemas['ReasonOfDay'] | undefined;
}

/** What an employer decided of a day, and the reason for being late with what became of it: when, why and by whom. */
export function DayDecided({ day, decision, reason }: DayDecidedProps) {
  const t = useText('attendance');
  const { counting } = day;
  const holds = counting === 'counted' || counting === 'halved' || counting === 'dismissed';
  return (
    <>
      {holds && (
        <div data-decision={counting}>
          <p>
            {decision ? (
              <Done what={t(`decided.${counting}`)} at={decision.decidedAt} by={decision.decidedByName} />
            ) : (
              t(`decided.${counting}`)
            )}
          </p>
          {decision?.note && <p className="quiet small">{t('decided.noteIs', { note: decision.note })}</p>}
        </div>
      )}
      {!holds && day.counted && <p className="quiet">{t('month.counted')}</p>}
      {reason && (
        <div data-reason={reason.state}>
          <p>{t('decided.lateBecause', { reason: reason.reason })}</p>
          <p className="quiet small">
            <Done
              what={t(`reason.${reason.state}`)}
              at={reason.decidedAt ?? reason.givenAt}
              by={reason.decidedByName}
            />
          </p>
          {reason.note && <p className="quiet small">{t('correction.noteIs', { note: reason.note })}</p>}
        </div>
      )}
    </>
  );
}
