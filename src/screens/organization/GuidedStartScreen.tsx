import { useActorRef, useSelector } from '@xstate/react';
import {
  guidedStartMachine,
  nextStep,
  type GuidedMark,
} from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { loadStart, markStep } from '#src/actors/organization/guidedStart.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { CheckCircleIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { newId } from '#src/runtime/newId.ts';
import { StartStep } from './start/StartStep.tsx';

const machine = guidedStartMachine.provide({ actors: { loadStart, markStep } });

/** The way of a new company to its first punch and its first payday. */
export default function GuidedStartScreen() {
  const t = useText('start');
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { start, failure } = snapshot.context;
  const mark = (chosen: GuidedMark) => actor.send({ type: 'step.marked', mark: chosen, newKey: newId() });
  const loading = snapshot.matches('loading');
  const finished = snapshot.matches('finished');
  return (
    <Screen title={t('title')} lead={t('lead')} actor={actor}>
      {loading && (
        <section className="card">
          <SkeletonList rows={6} height={72} />
          <BusyWord />
        </section>
      )}
      {snapshot.matches('notLoaded') && failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'start.retried' })} />
      )}
      {(snapshot.matches('unsent') || snapshot.matches('refused')) && failure && (
        <FailureNotice
          failure={failure}
          onRetry={snapshot.matches('unsent') ? () => actor.send({ type: 'mark.retried' }) : undefined}
          onClose={() => actor.send({ type: 'mark.dismissed' })}
        />
      )}
      {finished && (
        <section className="card">
          <EmptyState
            icon={<CheckCircleIcon size={28} />}
            text={t(start?.punched ? 'working' : 'finished')}
            action={<ButtonLink to="/home">{t('toOverview')}</ButtonLink>}
          />
        </section>
      )}
      {!finished && start && (
        <section className="card">
          <ol className="lines">
            {start.steps.map(({ step, state }, index) => (
              <StartStep
                key={step}
                number={index + 1}
                step={step}
                state={state}
                isNext={step === nextStep(start)}
                hours={start.hours}
                locked={!snapshot.matches('choosing')}
                onMark={(chosen) => mark({ step, mark: chosen })}
              />
            ))}
          </ol>
        </section>
      )}
    </Screen>
  );
}
