import type { Failure } from '#machines/support/failure.ts';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import { Countdown } from './Countdown.tsx';
import { AlertIcon } from '../firstIcons.tsx';
import { Notice } from './Notice.tsx';

/** Says which attempts were too many (429), and counts down to the next one allowed. */
export function LimitedNotice({ failure, seconds }: { failure: Failure | null; seconds: number }) {
  const t = useText('auth');
  const problem = useProblemText();
  return (
    <Notice tone="red" role="alert" icon={<AlertIcon />}>
      <div>
        <strong>{problem(failure?.kind === 'problem' ? failure.code : 'tooManyRequests')}</strong>
        <p>
          {t('mayTryIn')} <Countdown seconds={seconds} />
        </p>
      </div>
    </Notice>
  );
}
