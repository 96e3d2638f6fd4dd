import { formatNumber } from '#domain/format/index.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { UploadProps } from './uploadProps.ts';

export function SendingView({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const { sent, left, failure } = snapshot.context;
  const judging = snapshot.matches('judging');
  const held = snapshot.matches('held');
  const committing = snapshot.matches('committing');
  const blocked = snapshot.matches('blocked');
  const unsent = snapshot.matches('unsent');
  const title = blocked
    ? t('blockedTitle')
    : held
      ? t('heldTitle')
      : judging
        ? t('judging')
        : committing
          ? t('committing')
          : t('sendingTitle');
  const total = sent + left;
  const back = (
    <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'sending.abandoned' })}>
      {t('backToList')}
    </Button>
  );
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!blocked && (
        <ProgressBar
          label={title}
          share={total ? sent / total : 1}
          text={t('sentRows', { sent: formatNumber(sent), total: formatNumber(total) })}
        />
      )}
      {held && <p className="quiet">{t('heldText')}</p>}
      {blocked && <p className="quiet">{t('blockedText')}</p>}
      {unsent && failure && (
        <>
          <FailureNotice failure={failure} onRetry={() => send({ type: 'sending.continued' })} />
          <p className="quiet">{t('unsentText')}</p>
        </>
      )}
      <footer className="row foot">
        {snapshot.matches('sending') && (
          <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'sending.stopped' })}>
            {t('stop')}
          </Button>
        )}
        {(held || unsent || blocked) && back}
        {held && (
          <Button size="3" onClick={() => send({ type: 'sending.continued' })}>
            {t('goOn')}
          </Button>
        )}
        {blocked && (
          <Button size="3" onClick={() => send({ type: 'other.replaced', newKey: newId() })}>
            {t('replace')}
          </Button>
        )}
      </footer>
    </section>
  );
}
