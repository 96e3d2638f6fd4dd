import { Box, Flex, Grid } from '@radix-ui/themes';
import { isRaisedByDay } from '#domain/accrual.ts';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { CardLabel } from './CardLabel.tsx';
import { WhyThisAmount } from './WhyThisAmount.tsx';

/** What may be requested now, the button to request it, and why it is that much. */
export function EnabledCard({ salary }: { salary: HomeFigures['salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const active = salary.status === 'active';
  const raises = isRaisedByDay({ ...salary, limits: salary.limit === null ? [] : [salary.limit] });
  const may = active && salary.enabled >= salary.minimumRequest;
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="enabled-title">
        {/* The button is as wide as its text beside the number, and as wide as the card below it. */}
        <Flex wrap="wrap" align="center" gapX="4" gapY="2">
          <Box flexGrow="999">
            <CardLabel id="enabled-title">{t('mayTakeNow')}</CardLabel>
            <Amount tiyin={salary.enabled} size="title" />
          </Box>
          {may && (
            <Grid flexGrow="1">
              <ButtonLink size="3" to="/home#salary-request">
                {t('askNow')}
              </ButtonLink>
            </Grid>
          )}
        </Flex>
        {!active && <p className="quiet small">{t('notActive')}</p>}
        {active && !may && (
          <p className="quiet small">
            {t('tooLittle', { minimum: formatMoney(salary.minimumRequest, language) })}
            {raises && `. ${t('dayRaises')}`}
          </p>
        )}
        {active && <Limit salary={salary} />}
        <WhyThisAmount salary={salary} />
      </section>
    </Flex>
  );
}

/** Which limit holds, where it is lower than what was earned allows, and its last day when another one is planned. */
function Limit({ salary: { allowed, limit, limitOf, limitUntil } }: { salary: HomeFigures['salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  if (limit === null || limitOf === null || limit >= allowed) return null;
  const words = t(`limited.${limitOf}`, { amount: formatMoney(limit, language) });
  const until = limitUntil && formatDate(limitUntil, language, 'dayMonth');
  return <p className="quiet small">{until ? t('limitedUntil', { limit: words, date: until }) : words}</p>;
}
