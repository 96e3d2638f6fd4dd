import { Flex } from '@radix-ui/themes';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Each so'm of `enabled` by days, percent, limit and earlier requests. */
export function WhyThisAmount({ salary }: { salary: components['schemas']['Salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const money = (amount: Tiyin) => formatMoney(amount, language);
  const whole = salary.workingDays > 0 && salary.daysWorked >= salary.workingDays;
  const lines: [string, string][] = [
    [t('why.salary'), money(salary.salary)],
    [t('why.perDay', { count: salary.workingDays }), money(salary.salaryPerDay)],
    [whole ? t('why.wholeMonth') : t('why.earned', { count: salary.daysWorked }), money(salary.earned)],
    [t('why.allowed', { percent: salary.allowedPercent }), money(salary.allowed)],
  ];
  if (salary.uncountedDays > 0)
    lines.splice(3, 0, [t('why.uncounted', { count: salary.uncountedDays }), money(tiyin(0))]);
  if (salary.limit !== null) lines.push([t('why.limit'), money(salary.limit)]);
  if (salary.reserved > 0) lines.push([t('why.reserved'), money(tiyin(0 - salary.reserved))]);
  if (salary.paid > 0) lines.push([t('why.paid'), money(tiyin(0 - salary.paid))]);
  return (
    <details className="why">
      <summary>{t('why.title')}</summary>
      <Flex asChild direction="column" gap="2" pt="2">
        <dl>
          {lines.map(([term, value]) => (
            <Flex key={term} justify="between" gap="4">
              <dt className="quiet">{term}</dt>
              <dd>{value}</dd>
            </Flex>
          ))}
          <Flex className="why-sum" justify="between" gap="4" pt="2">
            <dt>{t('mayTakeNow')}</dt>
            <dd>{money(salary.enabled)}</dd>
          </Flex>
        </dl>
      </Flex>
    </details>
  );
}
