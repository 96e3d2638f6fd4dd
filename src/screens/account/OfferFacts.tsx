import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { useScheduleWords } from '#src/components/time/schedules/useScheduleWords.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface OfferFactsProps {
  offer: components['schemas']['JobOffer'];
  /** Null if the job begins on the day of acceptance. */
  firstDay: CompanyDate | null;
}

/** What a person has to know before they take a job. */
export function OfferFacts({
  offer: { tin, salary, salaryBasis, schedule, unitTitle },
  firstDay,
}: OfferFactsProps) {
  const t = useText('account');
  const words = useScheduleWords();
  const [language] = useLanguage();
  return (
    <Facts>
      <Fact label={t('offer.tin')}>{tin}</Fact>
      {salary !== null && (
        <Fact label={t('offer.salary')}>
          <Amount tiyin={salary} />
          {salaryBasis === 'gross' && <span className="quiet small"> {t('offer.beforeTax')}</span>}
        </Fact>
      )}
      {schedule && <Fact label={t('offer.schedule')}>{words(schedule, companyDate(Date.now()))}</Fact>}
      {unitTitle !== null && <Fact label={t('offer.unit')}>{unitTitle}</Fact>}
      {schedule && (
        <Fact label={t('offer.firstDay')}>
          {firstDay === null ? t('offer.onAccepting') : formatDate(firstDay, language, 'full')}
        </Fact>
      )}
    </Facts>
  );
}
