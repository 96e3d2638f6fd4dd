import { formatTime } from '#domain/format/index.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { ClockIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { Outcome } from './Outcome.tsx';

/** The punch arrived after its code's time: an employer decides whether it counts. */
export function WaitingView({ actor, snapshot }: ViewProps) {
  const t = useText('attendance');
  const common = useText('common');
  const { waiting } = snapshot.context;
  if (!waiting) return null;
  return (
    <Outcome
      actor={actor}
      icon={<ClockIcon size={36} />}
      tone="amber"
      title={t('waiting')}
      text={t('waitingHelp', { time: formatTime(Date.parse(waiting.at)) })}
      action={
        <ButtonLink size="3" to="/home">
          {common('toHome')}
        </ButtonLink>
      }
    />
  );
}
