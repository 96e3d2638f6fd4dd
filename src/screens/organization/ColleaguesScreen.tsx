import { useActorRef } from '@xstate/react';
import { colleaguePlaceMachine } from '#machines/flows/organization/colleaguePlace/colleaguePlaceMachine.ts';
import { colleagueRemovalMachine } from '#machines/flows/organization/colleagueRemoval/colleagueRemovalMachine.ts';
import { loadColleagues, removeColleague, savePlace } from '#src/actors/organization/colleagues.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PlusIcon } from '#src/components/icons.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { ColleagueRow, nameOf } from './ColleagueRow.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadColleagues);
const placing = colleaguePlaceMachine.provide({ actors: { sendChange: savePlace } });
const removing = colleagueRemovalMachine.provide({ actors: { sendChange: removeColleague } });

/** Who works at the employer's side, in which role, and who was invited. */
export default function ColleaguesScreen() {
  const t = useText('colleagues');
  const { actor, data, failure, refresh, retry } = usePage(page);
  const place = useActorRef(placing, { inspect });
  const removal = useActorRef(removing, { inspect });
  const announce = (title: string) => {
    showToast({ tone: 'success', title });
    refresh();
  };
  useEmitted(place, {
    changed: ({ subject }) => {
      announce(t(subject.id === null ? 'invited' : 'changed'));
    },
    doubtful: refresh,
  });
  useEmitted(removal, {
    changed: ({ subject }) => {
      announce(t(subject.state === 'joined' ? 'removed' : 'withdrawn'));
    },
    doubtful: refresh,
  });
  const owners = data?.colleagues.filter(({ state, role }) => state === 'joined' && role === 'owner');
  const open = data?.units.filter(({ closed }) => !closed) ?? [];
  return (
    <SettingsPage title={t('title')} lead={t('lead')} actor={actor}>
      {data && (
        <div className="row">
          <Button size="3" onClick={() => place.send({ type: 'change.chosen', subject: { id: null } })}>
            <PlusIcon size={18} />
            {t('invite')}
          </Button>
        </div>
      )}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={3} />
          <BusyWord />
        </section>
      )}
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {data && (
        <section className="card stack" aria-label={t('title')}>
          <ul className="lines">
            {data.colleagues.map((colleague) => (
              <ColleagueRow
                key={colleague.id}
                colleague={colleague}
                units={data.units}
                isLastOwner={owners?.length === 1 && owners[0]?.id === colleague.id}
                onChange={() => {
                  const { id, role, unitIds } = colleague;
                  const subject = { id, name: nameOf(colleague), role, unitIds };
                  place.send({ type: 'change.chosen', subject });
                }}
                onRemove={() => {
                  const { id, state } = colleague;
                  removal.send({ type: 'change.chosen', subject: { id, state, name: nameOf(colleague) } });
                }}
              />
            ))}
          </ul>
          {data.colleagues.length === 1 && <p className="quiet">{t('alone')}</p>}
        </section>
      )}
      <PlaceDialog change={place} units={open} />
      <RemovalDialog change={removal} />
    </SettingsPage>
  );
}
