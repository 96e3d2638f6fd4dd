import { formatTime } from '#domain/format/index.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { tones, useKeptPunches, type PunchState } from '#src/components/time/punchState.ts';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { Outcome } from './Outcome.tsx';

/** Kept on this phone, and what has become of it since. */
export function KeptView({ actor, snapshot }: ViewProps) {
  const t = useText('attendance');
  const common = useText('common');
  const problem = useProblemText();
  const { punch, type } = snapshot.context;
  const kept = useKeptPunches().find((one) => one.punch.id === punch?.id);
  const state: PunchState = kept?.state ?? 'queued';
  const time = formatTime(Date.parse(kept?.at ?? punch?.scannedAt ?? ''));
  const words: Record<PunchState, [title: string, text: string]> = {
    queued: [t('kept'), t('keptHelp')],
    sending: [t('kept'), t('keptHelp')],
    accepted: [type === 'in' ? t('accepted.in') : t('accepted.out'), time],
    waiting: [t('waiting'), t('waitingHelp', { time })],
    rejected: [t('rejected'), problem(kept?.code ?? '')],
    expired: [t('rejected'), problem('punchTooLate')],
  };
  const [title, text] = words[state];
  const failed = state === 'rejected' || state === 'expired';
  return (
    <Outcome
      actor={actor}
      icon={<OfflineIcon size={36} />}
      tone={failed ? 'red' : 'amber'}
      title={title}
      text={text}
      action={
        <>
          <span role="status">
            <StatusBadge tone={tones[state]} label={t(`queue.state.${state}`)} />
          </span>
          <ButtonLink size="3" to="/home">
            {common('toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
