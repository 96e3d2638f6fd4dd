import type { ReactNode } from 'react';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import type { CheckSnapshot } from './useCheck.ts';

export interface OutcomeProps {
  snapshot: CheckSnapshot;
  icon: ReactNode;
  tone: 'orange' | 'red' | 'amber';
  title: string;
  text?: ReactNode;
  /** The main action, full width. */
  action?: ReactNode;
  /** Alternatives to it. */
  ways?: ReactNode;
}

/** Why it did not count, in plain words, and what can be done now. */
export function Outcome({ snapshot, icon, tone, title, text, action, ways }: OutcomeProps) {
  const t = useText('attendance');
  const { type } = snapshot.context;
  return (
    <Screen title={type === 'in' ? t('checkTitle.in') : t('checkTitle.out')} snapshot={snapshot} back="/home">
      <DirectionSwitch type={type} />
      <section className="outcome">
        <span className="outcome-mark" data-tone={tone}>
          {icon}
        </span>
        <h2>{title}</h2>
        {text !== undefined && <p className="quiet">{text}</p>}
        {action !== undefined && <div className="outcome-action">{action}</div>}
        {ways !== undefined && (
          <div className="outcome-ways" role="group" aria-label={t('otherWays')}>
            {ways}
          </div>
        )}
      </section>
    </Screen>
  );
}
