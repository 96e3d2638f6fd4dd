import { Flex } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { formatPhone } from '#domain/format/index.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { AlertIcon, BuildingIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { JobRow } from './JobRow.tsx';
import type { ProfileActor } from './ProfileForm.tsx';
import { useJobDecline } from './useJobDecline.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Records that wait for this person: to accept, to correct, or none yet. */
export function JobStep({ actor }: { actor: ProfileActor }) {
  const t = useText('account');
  const snapshot = useSelector(actor, (current) => current);
  const { jobs, failure, employeeId } = snapshot.context;
  const offered = jobs.filter(({ standing }) => standing === 'offered');
  const mismatched = jobs.filter(({ standing }) => standing === 'mismatch');
  const retry = snapshot.matches('unaccepted')
    ? ({ type: 'profile.retried' } as const)
    : ({ type: 'jobs.checked' } as const);
  const resting = snapshot.matches('jobs');
  const decline = useJobDecline(() => actor.send({ type: 'job.declined' }));
  return (
    <section className="card stack">
      {failure && (
        <FailureNotice
          failure={failure}
          onRetry={
            snapshot.hasTag('error')
              ? () => {
                  actor.send(retry);
                }
              : undefined
          }
        />
      )}
      {offered.length > 0 && <p className="quiet">{t('step.offeredLead')}</p>}
      <ul className="lines">
        {[...offered, ...mismatched].map((job) => (
          <JobRow key={job.employeeId} job={job}>
            {job.standing === 'offered' && (
              <Button
                size="3"
                disabled={!resting}
                loading={snapshot.matches('accepting') && employeeId === job.employeeId}
                onClick={() => {
                  actor.send({ type: 'job.accepted', employeeId: job.employeeId });
                }}
              >
                {t('acceptJob')}
              </Button>
            )}
            <Button
              size="3"
              variant="soft"
              color="gray"
              disabled={!resting}
              onClick={() => decline.send({ type: 'change.chosen', subject: job })}
            >
              {t('decline.open')}
            </Button>
          </JobRow>
        ))}
      </ul>
      <DeclineDialog change={decline} />
      {mismatched.length > 0 && (
        <Notice tone="amber" role="status" icon={<AlertIcon />}>
          <div>
            <p>{t('step.mismatchText')}</p>
          </div>
        </Notice>
      )}
      {jobs.length === 0 && <NoneYet />}
      <footer className="row fill">
        <Button
          variant="soft"
          loading={snapshot.matches('finding')}
          disabled={!resting && !snapshot.matches('unaccepted')}
          onClick={() => {
            actor.send({ type: 'jobs.checked' });
          }}
        >
          {t('step.check')}
        </Button>
        <Button
          variant="soft"
          color="gray"
          disabled={!snapshot.can({ type: 'step.returned' })}
          onClick={() => {
            actor.send({ type: 'step.returned' });
          }}
        >
          {t('step.edit')}
        </Button>
      </footer>
    </section>
  );
}

function NoneYet() {
  const t = useText('account');
  const { phoneNumber } = useAccountFacts();
  return (
    <Flex direction="column" align="center" gap="2" py="5" className="center">
      <BuildingIcon size={32} color="var(--accent-11)" />
      <h2>{t('step.noneTitle')}</h2>
      <p className="quiet">{t('step.noneText', { phone: formatPhone(phoneNumber) })}</p>
    </Flex>
  );
}
