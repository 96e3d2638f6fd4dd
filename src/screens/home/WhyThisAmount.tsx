import { Flex, Text } from '@radix-ui/themes';
import { leftToRequest } from '#domain/accrual.ts';
import { formatDate, formatMoney, formatPartOfSalary } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Explains the whole of `enabled` by days, percent, limit and earlier requests. */
export function WhyThisAmount({ salary }: { salary: HomeFigures['salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const money = (amount: Tiyin) => formatMoney(amount, language);
  const whole = salary.workingDays > 0 && salary.daysWorked >= salary.workingDays;
  const days = (date: CompanyDate) => formatDate(date, language, 'dayMonth');
  const worked = whole ? t('why.wholeMonth') : t('why.earned', { count: salary.daysWorked });
  const [first, ...others] = salary.spans;
  const partOf = ({ salary: monthly, share, counted }: (typeof salary.spans)[number]) =>
    formatPartOfSalary(money(monthly), share, counted);
  // Another salary or schedule within the month makes another part of it.
  const lines: [string, string][] =
    first && !others.length
      ? [[`${worked}: ${partOf(first)}`, money(salary.earned)]]
      : [
          ...salary.spans
            .filter(({ counted }) => counted > 0)
            .map((span): [string, string] => [
              `${days(span.from)} – ${days(span.to)}: ${partOf(span)}`,
              money(span.earned),
            ]),
          [worked, money(salary.earned)],
        ];
  if (salary.uncountedDays > 0)
    lines.push([t('why.uncounted', { count: salary.uncountedDays }), money(tiyin(0))]);
  if (salary.adjustments !== 0) lines.push([t('why.adjustments'), money(salary.adjustments)]);
  const byDays = tiyin(salary.earned + salary.adjustments);
  if (byDays < 0) lines.push([t('why.sum'), money(byDays)]);
  lines.push([t('why.allowed', { percent: salary.allowedPercent }), money(salary.allowed)]);
  if (salary.limit !== null && salary.limitOf !== null)
    lines.push([t(`why.limit.${salary.limitOf}`), money(salary.limit)]);
  if (salary.carryOver > 0) lines.push([t('why.carryOver'), money(tiyin(0 - salary.carryOver))]);
  if (salary.reserved > 0) lines.push([t('why.reserved'), money(tiyin(0 - salary.reserved))]);
  if (salary.paid > 0) lines.push([t('why.paid'), money(tiyin(0 - salary.paid))]);
  const left = leftToRequest(salary);
  if (left < 0) lines.push([t('why.left'), money(left)]);
  return (
    <details className="small">
      <Flex asChild display="inline-flex" align="center" minHeight="var(--tap)" mb="-2">
        <Text asChild color="teal">
          <summary>{t('why.title')}</summary>
        </Text>
      </Flex>
      <Flex asChild direction="column" gap="2">
        <dl>
          {lines.map(([term, value]) => (
            <Flex key={term} justify="between" gap="4">
              <dt className="quiet">{term}</dt>
              <Text asChild wrap="nowrap">
                <dd className="figures">{value}</dd>
              </Text>
            </Flex>
          ))}
          <Flex justify="between" gap="4">
            <dt>
              <strong>{t('mayTakeNow')}</strong>
            </dt>
            <Text asChild wrap="nowrap" weight="bold">
              <dd className="figures">{money(salary.enabled)}</dd>
            </Text>
          </Flex>
        </dl>
      </Flex>
    </details>
  );
}
