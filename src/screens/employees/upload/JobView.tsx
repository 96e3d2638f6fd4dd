import { workingImportStates } from '#machines/lifecycles/importMachine.ts';
import { formatNumber } from '#domain/format/index.ts';
import { Button } from '#src/components/Button.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { RunProps } from './runProps.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** The job that commits or undoes the import; it continues without this page. */
export function JobView({
  found,
  busy,
  act,
  lost,
  onUndo,
}: RunProps & { lost: boolean; onUndo: () => void }) {
  const t = useText('upload');
  const { state, done, undone, staged } = found;
  const back = state === 'undoing' || undone.rows > 0;
  const [at, total] = back ? [undone.rows, done.rows] : [done.rows, staged];
  const running = workingImportStates.includes(state);
  const title = running
    ? back
      ? t('undoing')
      : t('committing')
    : state === 'failed'
      ? t('failedTitle')
      : t('stoppedTitle');
  return (
    <section className="card stack">
      <h2>{title}</h2>
      <ProgressBar
        label={title}
        share={total ? at / total : 1}
        text={t('doneRows', { done: formatNumber(at), total: formatNumber(total) })}
      />
      {lost ? (
        <Notice role="alert" tone="amber" icon={<OfflineIcon />}>
          {t('lost')}
        </Notice>
      ) : (
        running && <p className="quiet">{t('pageFree')}</p>
      )}
      <footer className="row foot">
        {running ? (
          <Button size="3" variant="soft" color="gray" loading={busy} onClick={() => act({ name: 'stop' })}>
            {t('stop')}
          </Button>
        ) : (
          <>
            {!back && (
              <Button size="3" variant="soft" color="red" disabled={busy} onClick={onUndo}>
                {t('undo')}
              </Button>
            )}
            <Button size="3" loading={busy} onClick={() => act({ name: 'continue' })}>
              {t('goOn')}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}
