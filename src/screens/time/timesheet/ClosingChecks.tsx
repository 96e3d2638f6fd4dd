import { Box, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/format/index.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { MonthClosing } from '#machines/flows/time/monthClosing/monthClosingMachine.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { AlertIcon, CheckCircleIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import type { Enterable } from './useDayEntry.ts';

type Check = MonthClosing['checks'][number];

export interface CheckLinks {
  /** Shows the days without a kind on the sheet. */
  onUnclear: () => void;
  onMonth: (month: CompanyMonth) => void;
  /** Asks about the days of people without an account. */
  onUnregistered: () => void;
  /** Opens the form that enters their days; undefined until the sheet has loaded. */
  onEnter: ((whose: Enterable) => void) | undefined;
}

type Unregistered = MonthClosing['unregistered'];

/** Lists what prevents closing the month, each with a link to go on. */
export function ClosingChecks({
  checks,
  unregistered,
  ...links
}: CheckLinks & { checks: readonly Check[]; unregistered: Unregistered }) {
  const t = useText('closing');
  if (checks.length === 0)
    return (
      <Flex asChild align="center" gap="2">
        <p>
          <Text color="green">
            <CheckCircleIcon size={20} />
          </Text>
          {t('nothingBlocks')}
        </p>
      </Flex>
    );
  // Before the month is over there is nothing to do yet, so what waits stays folded.
  const isOver = checks.every(({ kind }) => kind !== 'notOver');
  return (
    <details open={isOver}>
      <Text asChild color="amber">
        <summary style={{ minHeight: 'var(--tap)', alignContent: 'center' }}>
          {t('checks')}: {formatNumber(checks.length)}
        </summary>
      </Text>
      <ul className="stack" data-gap="small" aria-label={t('checks')}>
        {checks.map((check) => (
          <Row key={check.kind} action={<WhereTo check={check} {...links} />}>
            {t(`check.${check.kind}`, { shown: formatNumber(check.count) })}
          </Row>
        ))}
        {unregistered.total > 0 && <UnregisteredRow {...unregistered} {...links} />}
      </ul>
    </details>
  );
}

/** People without an account, whose missing days only the employer can explain. */
function UnregisteredRow({
  total,
  days,
  people,
  onUnregistered,
  onEnter,
}: Unregistered & Pick<CheckLinks, 'onUnregistered' | 'onEnter'>) {
  const t = useText('closing');
  const entry = useText('dayEntry');
  const role = useColleagueRole();
  const whose = {
    people: people.map(({ employeeId: id, fullName: name }) => ({
      id,
      name,
      hasAccount: false,
      isUnclear: true,
    })),
    chosen: people.map(({ employeeId }) => employeeId),
  };
  const action = (
    <Flex gap="2" wrap="wrap" justify="end">
      {role !== 'accountant' && (
        <Button size="2" variant="soft" disabled={!onEnter} onClick={() => onEnter?.(whose)}>
          {entry('open')}
        </Button>
      )}
      {role === 'owner' && (
        <Button size="2" variant="soft" onClick={onUnregistered}>
          {t('settle')}
        </Button>
      )}
    </Flex>
  );
  return (
    <Row action={action}>
      {t('unregistered.row', { people: formatNumber(total), days: formatNumber(days) })}
    </Row>
  );
}

function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <Flex asChild align="center" gap="2">
      <li>
        <Flex asChild flexShrink="0">
          <Text color="amber">
            <AlertIcon size={20} />
          </Text>
        </Flex>
        {/* On a phone the words take the room, and where to go on stays at the edge. */}
        <Box mr={{ initial: 'auto', sm: '2' }}>{children}</Box>
        {action}
      </li>
    </Flex>
  );
}

function WhereTo({
  check: { kind, month },
  onUnclear,
  onMonth,
}: Pick<CheckLinks, 'onUnclear' | 'onMonth'> & { check: Check }) {
  const t = useText('closing');
  // An accountant decides nothing of a day.
  const decides = useColleagueRole() !== 'accountant';
  if (kind === 'notOver') return null;
  if (kind === 'unclear' && !decides)
    return (
      <Button size="2" variant="soft" onClick={onUnclear}>
        {t('showDays')}
      </Button>
    );
  if (kind === 'earlierOpen')
    return (
      <Button size="2" variant="soft" onClick={() => onMonth(month)}>
        {t('goToMonth')}
      </Button>
    );
  return decides ? (
    <ButtonLink size="2" variant="soft" to={`/attendances/settle?kind=${kind}&month=${month}`}>
      {t('settle')}
    </ButtonLink>
  ) : null;
}
