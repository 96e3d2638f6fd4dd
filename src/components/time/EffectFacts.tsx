import { formatDuration, formatMoney, formatMonth, formatNumber } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { signed } from './signed.ts';

/**
 * The effect of a change of a person's days, before and after; for a closed day, the adjustment of the open month.
 * Money is shown only to callers who receive it from the server.
 */
export function EffectFacts({ effect }: { effect: components['schemas']['DayEffect'] }) {
  const t = useText('dayChange');
  const [language] = useLanguage();
  const change = <Value,>(of: { before: Value; after: Value }, say: (value: Value) => string) =>
    of.before === of.after
      ? t('unchanged', { value: say(of.before) })
      : t('fromTo', { from: say(of.before), to: say(of.after) });
  const minutes = (value: number) => formatDuration(value, language);
  const money = (value: Tiyin) => formatMoney(value, language);
  const { adjustment } = effect;
  const openDay = (): [string, string][] => [
    [t('worked'), change(effect.minutesWorked, minutes)],
    [t('late'), change(effect.tardinessMinutes, minutes)],
    [t('counted'), change(effect.countedDays, formatNumber)],
    [t('absent'), change(effect.absentDays, formatNumber)],
  ];
  const facts: [string, string][] = adjustment
    ? [
        [
          t('adjustment', { month: formatMonth(adjustment.month, language) }),
          [
            signed(adjustment.minutes, minutes),
            ...(adjustment.amount === null
              ? []
              : [signed(adjustment.amount, (value) => money(tiyin(value)))]),
          ].join(', '),
        ],
      ]
    : openDay();
  if (effect.earned && !adjustment) facts.push([t('earned'), change(effect.earned, money)]);
  if (effect.enabled) facts.push([t('enabled'), change(effect.enabled, money)]);
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
