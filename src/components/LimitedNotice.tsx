import { useProblemText, useText } from '#src/i18n/useText.ts';
import { Countdown } from './Countdown.tsx';
import { AlertIcon } from './icons.tsx';
import './notice.css';

/** Too many tries (429): when the next one counts. */
export function LimitedNotice({ seconds }: { seconds: number }) {
  const t = useText('auth');
  const problem = useProblemText();
  return (
    <div className="notice" data-tone="red" role="alert">
      <AlertIcon />
      <div>
        <strong>{problem('tooManyRequests')}</strong>
        <p>
          {t('mayTryIn')} <Countdown seconds={seconds} />
        </p>
      </div>
    </div>
  );
}
