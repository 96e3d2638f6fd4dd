import { Flex } from '@radix-ui/themes';
import { formatMoney } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { CardLabel } from './CardLabel.tsx';
import { WhyThisAmount } from './WhyThisAmount.tsx';

/** What may be requested now, the button to request it, and why it is that much. */
export function EnabledCard({ salary }: { salary: components['schemas']['Salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const active = salary.status === 'active';
  const may = active && salary.enabled >= salary.minimumRequest;
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="enabled-title">
        <div className="enabled-head">
          <div>
            <CardLabel id="enabled-title">{t('mayTakeNow')}</CardLabel>
            <Amount tiyin={salary.enabled} size="title" />
          </div>
          {may && (
            <ButtonLink size="3" to="/home#salary-request">
              {t('askNow')}
            </ButtonLink>
          )}
        </div>
        {!active && <p className="quiet small">{t('notActive')}</p>}
        {active && !may && (
          <p className="quiet small">
            {t('tooLittle', { minimum: formatMoney(salary.minimumRequest, language) })}
          </p>
        )}
        <WhyThisAmount salary={salary} />
      </section>
    </Flex>
  );
}
