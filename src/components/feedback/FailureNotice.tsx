import type { Failure } from '#machines/support/failure.ts';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { AlertIcon, CloseIcon, OfflineIcon } from '../firstIcons.tsx';
import { IconButton } from '../IconButton.tsx';
import { Notice } from './Notice.tsx';

export interface FailureNoticeProps {
  failure: Failure;
  /** Shows "try again". */
  onRetry?: (() => void) | undefined;
  /** Shows a close button. */
  onClose?: () => void;
  busy?: boolean;
}

/** Why a call failed, what was kept, and how to go on. */
export function FailureNotice({ failure, onRetry, onClose, busy = false }: FailureNoticeProps) {
  const t = useText('common');
  const problem = useProblemText();
  const offline = failure.kind === 'network';
  const seconds = failure.kind === 'problem' ? failure.retryAfterSeconds : undefined;
  return (
    <Notice tone={offline ? 'amber' : 'red'} role="alert">
      {offline ? <OfflineIcon /> : <AlertIcon />}
      <div>
        <strong>
          {failure.kind === 'problem' ? problem(failure.code) : offline ? t('noAnswer') : t('systemError')}
        </strong>
        {offline && <p>{t('noAnswerHint')}</p>}
        {seconds !== undefined && seconds > 0 && <p>{t('retryAfter', { seconds })}</p>}
      </div>
      {onRetry && (
        <Button
          type="button"
          variant="soft"
          color={offline ? 'amber' : 'red'}
          loading={busy}
          onClick={onRetry}
        >
          {t('tryAgain')}
        </Button>
      )}
      {onClose && (
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </Notice>
  );
}
