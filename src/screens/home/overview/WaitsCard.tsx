import { Box, Flex, Grid } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney, formatNumber } from '#domain/format/index.ts';
import { AlertIcon, CheckCircleIcon, ClockIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { Page } from './OverviewCard.tsx';
import { keepUsualLines, usualLines } from './usualLines.ts';
import { waitsOf, type Known, type Wait } from './waits.ts';
import { whenOf } from './whenOf.ts';

interface WaitsCardProps extends Pages {
  /** The guided start above the card lists tasks, so the card must not claim that nothing waits. */
  isStarting: boolean;
}

type Pages = { [Part in keyof Known]: Page<NonNullable<Known[Part]>> | undefined };

/** Up to three lines in one column, more in two on a desk. */
const COLUMN = 3;
/** Height of up to three lines on a phone and six on a desktop, so that nothing moves if no more come. */
const heightOf = (lines: number) => {
  const rows = Math.min(lines, COLUMN);
  return {
    initial: `${rows * 72}px`,
    md: `${(lines > COLUMN ? Math.ceil(lines / 2) : rows) * 58 - 1}px`,
  };
};
const edge = { borderTop: '1px solid var(--line)' } as const;

/**
 * The caller's tasks today, derived from the figures of the other cards; each line has its day and a link to where it
 * is done.
 */
export function WaitsCard({ toSettle, payDate, money, requests, isStarting }: WaitsCardProps) {
  const t = useText('overview');
  const pages = [toSettle, payDate, money, requests].filter((page) => page !== undefined);
  const comes = pages.some(({ data, failure }) => data === null && failure === null);
  const lacks = pages.some(({ data, failure }) => data === null && failure !== null);
  const waits = waitsOf({
    toSettle: toSettle?.data ?? null,
    payDate: payDate?.data ?? null,
    money: money?.data ?? null,
    requests: requests?.data ?? null,
  });
  const lines = waits.length + (lacks ? 1 : 0);
  const isEmpty = !comes && lines === 0;
  // The loaded card keeps the height of its placeholder, so that nothing below it moves.
  const [usual] = useState(usualLines);
  const height = heightOf(usual);
  useEffect(() => {
    if (!comes && !lacks) keepUsualLines(lines);
  }, [comes, lacks, lines]);
  if (isEmpty && isStarting) return null;
  return (
    <section className="stack" aria-labelledby="waits-title" aria-busy={comes}>
      <h2 id="waits-title">{t('waits.title')}</h2>
      {comes && (
        <Box height={height}>
          <Skeleton height="100%" />
        </Box>
      )}
      {!comes && !isEmpty && (
        <Flex direction="column" className="card" px="4" py="0" minHeight={height} overflow="hidden">
          {/* The first row's upper edge is the card's. */}
          <Grid
            asChild
            columns={{ initial: '1', md: lines > COLUMN ? '2' : '1' }}
            flexGrow="1"
            gapX="6"
            mt="-1px"
          >
            <ul>
              {waits.map((wait) => (
                <Line key={wait.kind} wait={wait} />
              ))}
              {lacks && (
                <Flex asChild align="center" py="2" className="quiet small" style={edge}>
                  <li>{t('waits.lacks')}</li>
                </Flex>
              )}
            </ul>
          </Grid>
        </Flex>
      )}
      {isEmpty && (
        <Flex asChild align="center" justify="center" gap="2" p="4" minHeight={height}>
          <p className="card quiet">
            <CheckCircleIcon size={20} />
            {t('waits.none')}
          </p>
        </Flex>
      )}
    </section>
  );
}

/** A task due within this many days is urgent. */
const NEAR_DAYS = 3;

function Line({ wait }: { wait: Wait }) {
  const t = useText('overview');
  const { label, note, figure } = useWords(wait);
  const { days } = wait;
  return (
    <Flex asChild position="relative" align="center" justify="between" gap="3" py="2" style={edge}>
      <li>
        <div>
          <Link className="whole-link" to={wait.to}>
            <strong>{label}</strong>
          </Link>
          {note !== null && <p className="quiet small">{note}</p>}
        </div>
        <Flex
          direction={{ initial: 'column', sm: 'row' }}
          align={{ initial: 'end', sm: 'center' }}
          flexShrink="0"
          gapX="4"
          gapY="1"
        >
          {figure !== null && <span className="figures">{figure}</span>}
          {days !== null && (
            <StatusBadge
              tone={days < 0 ? 'red' : days <= NEAR_DAYS ? 'amber' : 'gray'}
              icon={days < 0 ? <AlertIcon size={16} /> : <ClockIcon size={16} />}
              label={whenOf(t, days)}
            />
          )}
        </Flex>
      </li>
    </Flex>
  );
}

interface Words {
  label: string;
  note: string | null;
  figure: string | null;
}

function useWords(wait: Wait): Words {
  const t = useText('overview');
  const [language] = useLanguage();
  const day = (date: CompanyDate) => formatDate(date, language, 'dayMonth');
  const month = (one: string) => formatDate(`${one}-01` as CompanyDate, language, 'month');
  if (wait.kind === 'closing')
    return {
      label: t('waits.closing', { month: month(wait.month) }),
      note: wait.payDay && t('waits.closeBefore', { date: day(wait.payDay) }),
      figure: null,
    };
  if (wait.kind === 'days')
    return {
      label: t('waits.days'),
      note: wait.oldest && t('settle.oldest', { date: day(wait.oldest) }),
      figure: formatNumber(wait.count),
    };
  if (wait.kind === 'payDay') {
    const { payDate, period, draftId, cash } = wait.next;
    return {
      label: t(`payDate.for.${payDate.kind}`, { month: month(period ?? payDate.paid.slice(0, 7)) }),
      note: t(draftId === null ? 'waits.notDrafted' : 'waits.drafted', { date: day(payDate.paid) }),
      figure: cash && formatMoney(cash.now, language),
    };
  }
  return {
    label: t(`waits.${wait.kind}`),
    note: t(wait.kind === 'requests' ? 'waits.asked' : 'waits.payments', {
      count: wait.count,
      shown: formatNumber(wait.count),
    }),
    figure: formatMoney(wait.amount, language),
  };
}
