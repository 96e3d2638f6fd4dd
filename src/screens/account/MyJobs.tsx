import { DeclineDialog } from './DeclineDialog.tsx';
import { JobRow, type Job } from './JobRow.tsx';
import { useJobDecline } from './useJobDecline.ts';
import type { SnapshotFrom } from 'xstate';
import { useAccountFacts } from '#src/session/job.ts';
import { startup } from '#src/session/startup.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { usePages } from '#src/components/list/usePages.ts';
import { useText } from '#src/i18n/useText.ts';
import type { accountMachine, AccountEvent } from '#machines/flows/account/account/accountMachine.ts';

export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

export type SendAccount = (event: AccountEvent) => void;

interface MyJobsProps {
  snapshot: AccountSnapshot;
  jobs: Job[];
  send: SendAccount;
}

/** My jobs: the active one, others to switch to, and offers to accept. */
export function MyJobs({ snapshot, jobs, send }: MyJobsProps) {
  const t = useText('account');
  const { employeeId: speaking } = useAccountFacts();
  const { failure, employeeId } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const decline = useJobDecline(() => send({ type: 'job.declined' }));
  const pages = usePages(jobs.length);
  return (
    <section className="card stack" aria-labelledby="account-jobs">
      <h2 id="account-jobs">{t('jobs')}</h2>
      {failure && (
        <FailureNotice
          failure={failure}
          onRetry={
            snapshot.hasTag('error')
              ? () => {
                  send({ type: 'job.acceptanceRetried' });
                }
              : undefined
          }
        />
      )}
      {jobs.length === 0 && <p className="quiet">{t('noJobs')}</p>}
      <ul className="lines">
        {jobs.slice(pages.from, pages.to).map((job) => (
          <JobRow key={job.employeeId} job={job} current={job.employeeId === speaking}>
            {job.standing === 'held' && job.employeeId !== speaking && (
              <Button
                variant="soft"
                disabled={busy}
                onClick={() => {
                  startup.send({ type: 'job.chosen', employeeId: job.employeeId });
                }}
              >
                {t('switchJob')}
              </Button>
            )}
            {job.standing === 'offered' && (
              <Button
                disabled={busy}
                loading={busy && employeeId === job.employeeId}
                onClick={() => {
                  send({ type: 'job.accepted', employeeId: job.employeeId });
                }}
              >
                {t('acceptJob')}
              </Button>
            )}
            {job.standing !== 'held' && (
              <Button
                variant="soft"
                color="gray"
                disabled={busy}
                onClick={() => decline.send({ type: 'change.chosen', subject: job })}
              >
                {t('decline.open')}
              </Button>
            )}
          </JobRow>
        ))}
      </ul>
      {jobs.length > 0 && <ListFoot inCard {...pages.foot} />}
      <DeclineDialog change={decline} />
    </section>
  );
}
