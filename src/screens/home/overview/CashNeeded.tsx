import { Box, Flex } from '@radix-ui/themes';
import { formatMoney } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { NextPayDate } from '#src/actors/home/employerOverview.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export const cashColors = { counted: 'var(--accent-9)', left: 'var(--accent-6)' } as const;
const { counted, left } = cashColors;

/** What would be paid by the days counted so far, and what the working days that are left may add until then. */
export function CashNeeded({ now, most }: NonNullable<NextPayDate['cash']>) {
  const t = useText('overview');
  if (now >= most) return <CashSum label={t('payDate.cash')} amount={now} />;
  return (
    <Box pt="1">
      <CashSum label={t('payDate.cashNow')} amount={now} color={counted} />
      <Box py="1">
        <Bar share={(now / most) * 100} />
      </Box>
      <CashSum label={t('payDate.cashMost')} amount={most} color={left} />
    </Box>
  );
}

const Bar = ({ share }: { share: number }) => (
  <Flex height="8px" gap="2px" overflow="hidden" aria-hidden style={{ borderRadius: 4 }}>
    {share > 0 && <Box width={`${share}%`} minWidth="2px" flexShrink="0" style={{ background: counted }} />}
    <Box flexGrow="1" minWidth="2px" style={{ background: left }} />
  </Flex>
);

/** @param color of its part of the bar */
export function CashSum({ label, amount, color }: { label: string; amount: Tiyin; color?: string }) {
  const [language] = useLanguage();
  return (
    <Flex asChild align="baseline" justify="between" gap="3" className="small">
      <p>
        <Flex as="span" align="baseline" gap="2">
          {color !== undefined && (
            <Box
              asChild
              width="10px"
              height="10px"
              flexShrink="0"
              style={{ background: color, borderRadius: 2 }}
            >
              <span aria-hidden />
            </Box>
          )}
          {label}
        </Flex>
        <span className="figures">{formatMoney(amount, language)}</span>
      </p>
    </Flex>
  );
}
