import { Box, Flex, Progress } from '@radix-ui/themes';
import { formatMoney } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { NextPayDate } from '#src/actors/home/employerOverview.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** What would be paid by the days counted so far, as a part of what it can become until then. */
export function CashNeeded({ now, most }: NonNullable<NextPayDate['cash']>) {
  const t = useText('overview');
  if (now >= most) return <Sum label={t('payDate.cash')} amount={now} />;
  return (
    <Box pt="1">
      <Sum label={t('payDate.cashNow')} amount={now} />
      <Box py="1">
        <Progress size="1" value={(now / most) * 100} aria-hidden />
      </Box>
      <Sum label={t('payDate.cashMost')} amount={most} />
    </Box>
  );
}

function Sum({ label, amount }: { label: string; amount: Tiyin }) {
  const [language] = useLanguage();
  return (
    <Flex asChild align="baseline" justify="between" gap="3" className="small">
      <p>
        {label} <span className="figures">{formatMoney(amount, language)}</span>
      </p>
    </Flex>
  );
}
