import { Table, Text } from '@radix-ui/themes';
import { formatDuration, formatMoney, formatMonth, formatNumber } from '#domain/format/index.ts';
import type { SettingsEffect } from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface EffectTableProps {
  effect: SettingsEffect;
  /** Days and hours are summed over all people instead of describing one schedule. */
  together?: boolean;
}

/** What a dated change would do, as before → after. */
export function EffectTable({ effect, together = false }: EffectTableProps) {
  const t = useText('settings');
  const rows = useRows(effect);
  if (rows.length === 0) return <p>{t('effectNone')}</p>;
  return (
    <>
      <Table.Root size="1">
        <Table.Body>
          {rows.map(([label, value]) => (
            <Table.Row key={label}>
              <Table.RowHeaderCell>{label}</Table.RowHeaderCell>
              <Table.Cell className="figures" justify="end">
                <Text weight="bold" wrap="nowrap">
                  {value}
                </Text>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {together && effect.people > 1 && <p className="quiet small">{t('effectTogether')}</p>}
    </>
  );
}

type Change<Value> = { before: Value; after: Value };

type Rows = [label: string, value: string][];

/** Only what differs, as before → after. */
function useRows({ people, months, days, earned, enabled }: SettingsEffect): Rows {
  const t = useText('settings');
  const [language] = useLanguage();
  const row = <Value,>(label: string, { before, after }: Change<Value>, word: (value: Value) => string) =>
    before === after ? [] : ([[label, `${word(before)} → ${word(after)}`]] satisfies Rows);
  const rowsOf = (label: string, count: number, word: (count: number) => string) =>
    count === 0 ? [] : ([[label, word(count)]] satisfies Rows);
  const formatPeople = (count: number) => t('people', { count });
  const duration = (minutes: number) => formatDuration(minutes, language);
  const money = (tiyin: typeof earned.before) => formatMoney(tiyin, language);
  return [
    ...rowsOf(t('effectPeople'), people, formatPeople),
    ...months.flatMap(({ month, workingDays, normMinutes }) => {
      const name = { month: formatMonth(month, language) };
      return [
        ...row(t('effectWorkingDays', name), workingDays, formatNumber),
        ...row(t('effectNorm', name), normMinutes, duration),
      ];
    }),
    ...rowsOf(t('effectDays'), days.changed, formatNumber),
    ...row(t('effectLate'), days.late, formatNumber),
    ...row(t('effectCounted'), days.counted, formatNumber),
    ...row(t('effectEarned'), earned, money),
    ...row(t('effectEnabled'), enabled, money),
    ...rowsOf(t('effectLess'), enabled.less, formatPeople),
    ...rowsOf(t('effectMore'), enabled.more, formatPeople),
  ];
}
