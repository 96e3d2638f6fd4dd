import { formatNumber } from '#domain/format/index.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Figures } from './Figures.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { RunProps } from './runProps.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

const outcomes = ['create', 'update', 'unchanged', 'skip', 'decide', 'problem'] as const;

/** The dry run: who will be added and updated, what is still to be decided and what prevents the import. */
export function PlanView({ found, busy, act, onAbandon }: RunProps & { onAbandon: () => void }) {
  const t = useText('upload');
  const { plan, staged, rowCount, state } = found;
  const unfinished = state === 'staging' && staged < rowCount;
  const open = plan.decide > 0 || plan.problem > 0;
  const changes = plan.create + plan.update;
  return (
    <>
      {unfinished && (
        <Notice tone="amber">
          <div>
            <strong>{t('unfinishedTitle')}</strong>
            <p>{t('unfinishedText', { staged: formatNumber(staged), total: formatNumber(rowCount) })}</p>
          </div>
          <ButtonLink to="/employees/upload" variant="soft" color="amber">
            {t('chooseAgain')}
          </ButtonLink>
        </Notice>
      )}
      <section className="card stack">
        <h2>{t('planTitle')}</h2>
        <Figures
          figures={outcomes
            .filter((outcome) => plan[outcome] > 0 || outcome === 'create')
            .map((outcome) => [t(`outcome.${outcome}`), plan[outcome]])}
        />
        {!open && changes === 0 && state === 'ready' && <p className="quiet">{t('nothingToDo')}</p>}
        <footer className="row foot">
          <Button size="3" variant="soft" color="red" disabled={busy} onClick={onAbandon}>
            {t('abandon')}
          </Button>
          {state === 'staging' ? (
            <Button size="3" loading={busy} disabled={staged === 0} onClick={() => act({ name: 'check' })}>
              {t('checkAnyway')}
            </Button>
          ) : (
            <Button
              size="3"
              loading={busy}
              disabled={open || changes === 0}
              onClick={() => act({ name: 'commit' })}
            >
              {t('commit', { count: changes })}
            </Button>
          )}
        </footer>
      </section>
      {plan.problem > 0 && (
        <section className="card stack">
          <h2>{t('problemsTitle', { count: plan.problem })}</h2>
          <p className="quiet">{t('problemsText')}</p>
          <div className="row">
            <Button variant="soft" color="red" disabled={busy} onClick={() => act({ name: 'leaveOut' })}>
              {t('leaveOut')}
            </Button>
          </div>
          <ImportRows key={JSON.stringify(plan)} importId={found.id} show={{ outcome: 'problem' }} />
        </section>
      )}
      {plan.decide + plan.update + plan.skip > 0 && (
        <section className="card stack">
          <h2>{t('decideTitle', { count: plan.decide + plan.update + plan.skip })}</h2>
          <p className="quiet">{t('decideText')}</p>
          <div className="row">
            <Button
              variant="soft"
              disabled={busy}
              onClick={() => act({ name: 'decide', decision: 'update', rowNumbers: null })}
            >
              {t('updateAll')}
            </Button>
            <Button
              variant="soft"
              color="gray"
              disabled={busy}
              onClick={() => act({ name: 'decide', decision: 'skip', rowNumbers: null })}
            >
              {t('skipAll')}
            </Button>
          </div>
          {(['decide', 'update', 'skip'] as const)
            .filter((outcome) => plan[outcome] > 0)
            .map((outcome) => (
              <ImportRows
                key={outcome + JSON.stringify(plan)}
                importId={found.id}
                show={{ outcome }}
                title={t(`outcome.${outcome}`)}
                onDecide={(decision, row) => act({ name: 'decide', decision, rowNumbers: [row] })}
                disabled={busy}
              />
            ))}
        </section>
      )}
      {plan.create > 0 && (
        <section className="card stack">
          <ImportRows
            key={`create${JSON.stringify(plan)}`}
            importId={found.id}
            show={{ outcome: 'create' }}
            title={t('outcome.create')}
          />
        </section>
      )}
    </>
  );
}
