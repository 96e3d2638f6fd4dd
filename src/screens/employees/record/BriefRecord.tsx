import { formatPhone } from '#domain/format/index.ts';
import { loadBrief, type EmployeeBrief } from '#src/actors/employees/employees.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { EmployeeStatusBadge } from '../EmployeeBadges.tsx';
import { lastList } from '../lastList.ts';
import { RecordDates } from '../RecordDates.tsx';

const machine = makePage(loadBrief);

/** The part of a record that a manager sees: nothing of money and documents. */
export function BriefRecord({ id }: { id: string }) {
  const t = useText('employees');
  const { actor, isBusy, isMissing, data, failure, retry } = usePage(machine, { of: id });
  return (
    <Screen
      title={data?.fullName ?? t('name')}
      actor={actor}
      back={lastList()}
      lead={data ? <EmployeeStatusBadge status={data.status} /> : undefined}
    >
      {isMissing && (
        <EmptyState
          text={t('person.notFound')}
          action={
            <ButtonLink to={lastList()} variant="soft">
              {t('hired.toList')}
            </ButtonLink>
          }
        />
      )}
      {failure && !isMissing && <FailureNotice failure={failure} onRetry={retry} />}
      {isBusy && (
        <>
          <SkeletonCard height={320} />
          <BusyWord />
        </>
      )}
      {data && <BriefFacts person={data} />}
    </Screen>
  );
}

function BriefFacts({ person }: { person: EmployeeBrief }) {
  const t = useText('employees');
  const list = useText('lists');
  return (
    <section className="card" aria-label={t('person.facts')}>
      <Facts>
        <Fact label={t('lastName')}>{person.lastName}</Fact>
        <Fact label={t('firstName')}>{person.firstName}</Fact>
        <Fact label={t('phone')}>
          <a className="figures" href={`tel:+${person.phoneNumber}`}>
            {formatPhone(person.phoneNumber)}
          </a>
        </Fact>
        <Fact label={list('unit')}>{person.unit?.title ?? list('unitNone')}</Fact>
        <RecordDates person={person} />
      </Facts>
    </section>
  );
}
