import { Button, ButtonLink } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Figures } from './Figures.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { RunProps } from './runProps.ts';

/** The result of an import, and the way back. */
export function DoneView({ found, busy, act: _, onUndo }: RunProps & { onUndo: () => void }) {
  const t = useText('upload');
  const { state, done, undone } = found;
  const figures =
    state === 'undone'
      ? ([
          ['removed', undone.removed],
          ['restored', undone.restored],
          ['kept', undone.kept],
        ] as const)
      : ([
          ['created', done.created],
          ['updated', done.updated],
          ['unchanged', done.unchanged],
          ['skipped', done.skipped],
          ['failed', done.failed],
        ] as const);
  return (
    <>
      <section className="card stack">
        <h2>
          {state === 'committed'
            ? t('committedTitle')
            : state === 'undone'
              ? t('undoneTitle')
              : t('archivedTitle')}
        </h2>
        <Figures
          figures={figures
            .filter(([name, count], index) => index === 0 || count > 0 || name === 'removed')
            .map(([name, count]) => [t(`result.${name}`), count])}
        />
        <footer className="row foot">
          {state === 'committed' && (
            <Button size="3" variant="soft" color="red" loading={busy} onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
          <ButtonLink size="3" to="/employees">
            {t('toEmployees')}
          </ButtonLink>
        </footer>
      </section>
      {state === 'committed' && done.failed > 0 && (
        <section className="card stack">
          <ImportRows importId={found.id} show={{ state: 'failed' }} title={t('failedRows')} />
        </section>
      )}
      {state === 'undone' && undone.kept > 0 && (
        <section className="card stack">
          <ImportRows importId={found.id} show={{ state: 'kept' }} title={t('keptRows')} />
        </section>
      )}
    </>
  );
}
