import { Flex } from '@radix-ui/themes';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import type { EnteredDays } from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Skip = keyof EnteredDays['skipped'];

/** Reasons why a day is skipped, in the order in which one asks for them. */
const skips = [
  ...(['taken', 'dayOff', 'notEmployed', 'dayOpen', 'periodClosed', 'otherUnit', 'ownDay'] as const),
] satisfies Skip[];

/** Says how many days of whom are entered, what they earn, and what is skipped; of many people also for each. */
export function EntryEffect({ effect }: { effect: EnteredDays }) {
  const t = useText('dayEntry');
  const days = useText('dayChange');
  const [language] = useLanguage();
  const { people, entered, skipped, earned } = effect;
  const money = ({ before, after }: NonNullable<EnteredDays['earned']>) =>
    days('fromTo', { from: formatMoney(before, language), to: formatMoney(after, language) });
  const shown = skips.filter((skip) => skipped[skip] > 0);
  return (
    <>
      {entered === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <Facts>
          <Fact label={t('enteredPeople')}>
            {formatNumber(people.filter((person) => person.entered > 0).length)}
          </Fact>
          <Fact label={t('enteredDays')}>{formatNumber(entered)}</Fact>
          {earned && <Fact label={days('earned')}>{money(earned)}</Fact>}
        </Facts>
      )}
      {shown.length > 0 && (
        <section className="stack" data-gap="small" aria-labelledby="entry-skipped">
          <h3 id="entry-skipped">{t('skippedTitle')}</h3>
          <Facts>
            {shown.map((skip) => (
              <Fact key={skip} label={t(`skipped.${skip}`)}>
                {formatNumber(skipped[skip])}
              </Fact>
            ))}
          </Facts>
        </section>
      )}
      {people.length > 1 && (
        <details>
          <summary style={{ minHeight: 'var(--tap)', alignContent: 'center' }}>{t('each')}</summary>
          <ul className="lines">
            {people.map((person) => (
              <Flex key={person.employeeId} asChild align="baseline" justify="between" gap="3" wrap="wrap">
                <li>
                  <span>{person.fullName}</span>
                  <span className="quiet small">
                    {t('days', { shown: formatNumber(person.entered) })}
                    {person.earned && person.entered > 0 && `, ${money(person.earned)}`}
                  </span>
                </li>
              </Flex>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
