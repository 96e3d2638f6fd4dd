import { Flex, Grid, Heading } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { isAbsence } from '#domain/attendance/absenceKinds.ts';
import {
  absenceKindChangeMachine,
  kindFields,
  type AbsenceKind,
  type KindForm,
} from '#machines/flows/organization/absenceKindChange/absenceKindChangeMachine.ts';
import { changeAbsenceKind, loadAbsenceKinds } from '#src/actors/time/absence.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadAbsenceKinds);
const changing = absenceKindChangeMachine.provide({ actors: { sendChange: changeAbsenceKind } });

/** The codes of the timesheet: their letters, and what each absence comes to. */
export default function AbsenceKindsScreen() {
  const t = useText('absences');
  const nameOf = useKindName();
  const { actor, data, failure, refresh, retry } = usePage(page);
  const change = useActorRef(changing, { inspect });
  const subject = useSelector(change, ({ context }) => context.subject);
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('kindChanged') });
      refresh();
    },
    doubtful: refresh,
  });
  const groups = [
    { title: t('offered'), kinds: data?.filter((kind) => isAbsence(kind) && kind.shown) },
    { title: t('notOffered'), kinds: data?.filter((kind) => isAbsence(kind) && !kind.shown) },
    { title: t('presence'), kinds: data?.filter((kind) => !isAbsence(kind)) },
  ];
  return (
    <SettingsPage title={t('kindsTitle')} lead={t('kindsLead')} actor={actor}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={12} />
          <BusyWord />
        </section>
      )}
      {groups.map(
        ({ title, kinds = [] }) =>
          kinds.length > 0 && (
            <Flex asChild key={title} direction="column" gap="3">
              <section className="card">
                <Heading as="h2" size="4">
                  {title}
                </Heading>
                <ul className="lines">
                  {kinds.map((kind) => (
                    <KindRow
                      key={kind.number}
                      kind={kind}
                      name={nameOf(kind.number)}
                      onChange={() => change.send({ type: 'change.chosen', subject: kind })}
                    />
                  ))}
                </ul>
              </section>
            </Flex>
          ),
      )}
      <ChangeDialog
        change={change}
        title={subject ? nameOf(subject.number) : ''}
        text={t('kindText')}
        confirmLabel={t('save')}
      >
        {subject && <KindFields change={change} kind={subject} />}
      </ChangeDialog>
    </SettingsPage>
  );
}

interface KindRowProps {
  kind: AbsenceKind;
  name: string;
  onChange: () => void;
}

function KindRow({ kind, name, onChange }: KindRowProps) {
  const t = useText('absences');
  const { number, letters, treatment, unentered } = kind;
  const words = [letters.uzLatn, letters.uzCyrl, letters.ru].join(' · ');
  const says = [words, t(`treatment.${treatment}`), ...(unentered ? [t('unenteredMark')] : [])].join('. ');
  return (
    <IconRow
      data-kind={number}
      icon={<span className="figures">{String(number).padStart(2, '0')}</span>}
      title={name}
      text={isAbsence(kind) ? says : words}
    >
      <Button variant="soft" color="gray" aria-label={t('changeOf', { kind: name })} onClick={onChange}>
        {t('change')}
      </Button>
    </IconRow>
  );
}

type Changing = Parameters<typeof useChangeField<KindForm>>[0];

function KindFields({ change, kind }: { change: Changing; kind: AbsenceKind }) {
  const t = useText('absences');
  const latin = useChangeField<KindForm>(change, 'uzLatn');
  const cyrillic = useChangeField<KindForm>(change, 'uzCyrl');
  const russian = useChangeField<KindForm>(change, 'ru');
  const { readOnly, ...treatment } = useChangeField<KindForm>(change, 'treatment');
  const { readOnly: _, ...shown } = useChangeField<KindForm>(change, 'shown');
  const { readOnly: __, ...unentered } = useChangeField<KindForm>(change, 'unentered');
  const treatments = ['worked', 'paidElsewhere', 'unpaid'] as const;
  return (
    <Flex direction="column" gap="4">
      <Grid columns="3" gap="3" align="end">
        <TextField label={t('letters.uzLatn')} autoComplete="off" maxLength={4} {...latin} />
        <TextField label={t('letters.uzCyrl')} autoComplete="off" maxLength={4} {...cyrillic} />
        <TextField label={t('letters.ru')} autoComplete="off" maxLength={4} {...russian} />
      </Grid>
      {kindFields(kind).includes('treatment') && (
        <>
          <SelectField
            label={t('treatmentLabel')}
            disabled={readOnly}
            options={treatments.map((value) => ({ value, label: t(`treatment.${value}`) }))}
            {...treatment}
          />
          <SelectField
            label={t('shownLabel')}
            disabled={readOnly}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
            {...shown}
          />
        </>
      )}
      {kindFields(kind).includes('unentered') && (
        <SelectField
          label={t('unenteredLabel')}
          disabled={readOnly}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`unentered.${value}`) }))}
          {...unentered}
        />
      )}
    </Flex>
  );
}
