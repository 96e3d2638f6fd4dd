import { useActorRef, useSelector } from '@xstate/react';
import { unitClosingMachine } from '#machines/flows/organization/unitClosing/unitClosingMachine.ts';
import { closeUnit, loadUnits } from '#src/actors/organization/units.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { PeopleIcon, PlusIcon } from '#src/components/icons.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { naming, UnitNamingDialog } from '#src/components/dialog/UnitNamingDialog.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadUnits);
const closing = unitClosingMachine.provide({ actors: { sendChange: closeUnit } });

/** The parts of the company that people belong to, in one flat list. */
export default function UnitsScreen() {
  const t = useText('units');
  const { actor, data, failure, refresh, retry } = usePage(page);
  const name = useActorRef(naming, { inspect });
  const close = useActorRef(closing, { inspect });
  const closed = useSelector(close, ({ context }) => context.subject);
  useEmitted(name, {
    changed: ({ subject }) => {
      showToast({ tone: 'success', title: t(subject === 'new' ? 'created' : 'renamed') });
      refresh();
    },
    doubtful: refresh,
  });
  useEmitted(close, {
    changed: () => {
      showToast({ tone: 'success', title: t('closed') });
      refresh();
    },
    doubtful: refresh,
  });
  const open = data?.filter((unit) => !unit.closed) ?? [];
  return (
    <SettingsPage
      title={t('title')}
      lead={t('lead')}
      actor={actor}
      actions={
        <Button size="3" onClick={() => name.send({ type: 'change.chosen', subject: 'new' })}>
          <PlusIcon size={18} />
          {t('make')}
        </Button>
      }
    >
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={4} />
          <BusyWord />
        </section>
      )}
      {data && open.length === 0 && <EmptyState icon={<PeopleIcon size={28} />} text={t('none')} />}
      {open.length > 0 && (
        <section className="card">
          <ul className="lines">
            {open.map((unit) => (
              <IconRow
                key={unit.id}
                icon={<PeopleIcon size={20} />}
                title={unit.title}
                text={t('people', { count: unit.people })}
              >
                <Button
                  variant="soft"
                  color="gray"
                  aria-label={t('renameOf', { unit: unit.title })}
                  onClick={() => name.send({ type: 'change.chosen', subject: unit })}
                >
                  {t('rename')}
                </Button>
                <Button
                  variant="soft"
                  color="red"
                  aria-label={t('closeOf', { unit: unit.title })}
                  onClick={() => close.send({ type: 'change.chosen', subject: unit })}
                >
                  {t('close')}
                </Button>
              </IconRow>
            ))}
          </ul>
        </section>
      )}
      <UnitNamingDialog change={name} />
      <ChangeDialog
        change={close}
        title={t('closeTitle', { unit: closed?.title ?? '' })}
        text={t('closeText')}
        confirmLabel={t('close')}
        tone="danger"
      />
    </SettingsPage>
  );
}
