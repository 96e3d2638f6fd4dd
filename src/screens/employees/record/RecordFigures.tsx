import { Flex, Grid, Text } from '@radix-ui/themes';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import { loadFigures } from '#src/actors/employees/figures.ts';
import { markIcon, markOf, useMarkWord } from '#src/components/time/presence.tsx';
import { useRoom } from '#src/components/beside/Columns.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const machine = makePage(loadFigures);

/** Shows a person's month in four figures. */
export function RecordFigures({ id }: { id: string }) {
  const t = useText('employeeRecord');
  const attendance = useText('attendance');
  const [language] = useLanguage();
  const word = useMarkWord();
  const room = useRoom();
  const { data, failure, retry } = usePage(machine, { of: id });
  const earnings = data?.earnings;
  const mark = data?.today && markOf(data.today);
  const figures = [
    {
      label: attendance('month.workedDays'),
      value: earnings && (
        <>
          {formatNumber(earnings.daysWorked)}
          <span className="quiet small">{attendance('month.ofDays', { count: earnings.workingDays })}</span>
        </>
      ),
    },
    { label: t('earned'), value: earnings && formatMoney(earnings.earned, language) },
    { label: t('enabled'), value: earnings && formatMoney(earnings.enabled, language) },
    {
      label: t('today'),
      value: mark ? (
        <>
          {markIcon(mark)}
          {word(mark)}
        </>
      ) : (
        data && '–'
      ),
    },
  ];
  if (failure && !data) return <FailureNotice failure={failure} onRetry={retry} />;
  return (
    <section className="card" aria-label={t('figures')} aria-busy={!data}>
      <Grid asChild columns={room ? '4' : '2'} gap="3" m="0">
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet small">{label}</dt>
              <Flex asChild align="center" gap="1" minHeight="28px">
                <Text asChild {...(room && { size: '5', weight: 'medium' })}>
                  <dd className="figures">{value ?? <Skeleton width={96} height={24} />}</dd>
                </Text>
              </Flex>
            </div>
          ))}
        </dl>
      </Grid>
    </section>
  );
}
