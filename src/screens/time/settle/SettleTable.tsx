import { Flex } from '@radix-ui/themes';
import { useCallback, useMemo } from 'react';
import { formatDate, formatTime } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import {
  chooseVerb,
  sumEarnedChange,
  rowIdOf,
  type SettleItem,
  type SettleVerb,
} from '#machines/flows/time/settling/settlingMachine.ts';
import { useAbsenceDates } from '#src/components/time/absence/useAbsenceDates.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { Button } from '#src/components/Button.tsx';
import { useHandler } from '#src/components/hooks/useHandler.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column, RowChoice } from '#src/components/list/dataListProps.ts';
import type { RowAction } from '#src/components/list/RowMenu.tsx';
import { useInspector } from '#src/components/inspector/RecordChartLink.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { useColleagueRole } from '#src/session/job.ts';
import type { SettleChartProps } from './SettleChart.tsx';

const { Screen: SettleChart } = lazily<SettleChartProps>(() => import('./SettleChart.tsx'));

const tones: Record<SettleItem['kind'], Tone> = {
  reason: 'orange',
  correction: 'teal',
  latePunch: 'teal',
  absence: 'teal',
  missedCheckOut: 'amber',
  onLeave: 'amber',
  belowNorm: 'amber',
  notWorkingDay: 'gray',
  unclear: 'amber',
};

const time = (instant: string | null) => (instant ? formatTime(Date.parse(instant)) : '…');
export const timesOf = (pairs: SettleItem['day']['pairs']): string =>
  pairs.map((pair) => `${time(pair.in)}–${time(pair.out)}`).join(', ') || '–';

interface SettleTableProps {
  /** Undefined while they load for the first time. */
  items: readonly SettleItem[] | undefined;
  choice: RowChoice<SettleItem>;
  stale: boolean;
  onVerb: (verb: SettleVerb, item: SettleItem) => void;
  /** Further actions on the item. */
  actionsOf: (item: SettleItem) => readonly RowAction[];
}

/** The queue: person, day, reason and, except for managers, what accepting changes in the earned amount. */
export function SettleTable({ items, choice, stale, onVerb, actionsOf }: SettleTableProps) {
  const t = useText('settlement');
  const inspector = useInspector();
  const seesMoney = useColleagueRole() !== 'manager';
  const kindOf = useKindName();
  const datesOf = useAbsenceDates();
  const [language] = useLanguage();
  const columns = useMemo<Column<SettleItem>[]>(
    () => [
      {
        key: 'employee',
        label: t('employee'),
        width: 'minmax(150px, 1.2fr)',
        render: ({ employeeName }) => employeeName,
      },
      {
        key: 'day',
        label: t('day'),
        width: 'max-content',
        render: ({ date }) => <time dateTime={date}>{formatDate(date, language, 'dayMonth')}</time>,
      },
      {
        key: 'what',
        label: t('what'),
        width: 'minmax(180px, 2fr)',
        render: ({ kind, reason, day, punch, wanted, absence }) => (
          <Flex direction="column" align="start" gap="1" minWidth="0">
            <StatusBadge tone={tones[kind]} label={t(`kind.${kind}`)} />
            <span className="small">
              {absence ? `${kindOf(absence.kind)}: ${datesOf(absence)}` : timesOf(day.pairs)}
              {wanted && ` → ${timesOf(wanted)}`}
              {punch && ` + ${t(`punch.${punch.type}`, { time: time(punch.at), gate: punch.gateTitle })}`}
            </span>
            {reason && (
              <span className="quiet small cut" title={reason}>
                {reason}
              </span>
            )}
          </Flex>
        ),
      },
      ...(seesMoney
        ? [
            {
              key: 'change',
              label: t('change'),
              align: 'end' as const,
              width: 'max-content',
              render: (item: SettleItem) => (
                <EarnedChange tiyin={item.verbs[0] ? sumEarnedChange(item, item.verbs[0]) : 0} />
              ),
            },
          ]
        : []),
    ],
    [t, language, seesMoney, kindOf, datesOf],
  );
  const menu = useCallback(
    (item: SettleItem) => ({
      label: t('more', { name: item.employeeName, date: formatDate(item.date, language, 'dayMonth') }),
      actions: actionsOf(item),
    }),
    [t, language, actionsOf],
  );
  const decide = useHandler(onVerb);
  const rowActions = useCallback(
    (item: SettleItem) => (
      <>
        {inspector && (
          <Awaited>
            <SettleChart item={item} />
          </Awaited>
        )}
        <Decisions item={item} onVerb={decide} />
      </>
    ),
    [inspector, decide],
  );
  return (
    <DataList
      label={t('list')}
      columns={columns}
      rows={items}
      rowKey={rowIdOf}
      choice={choice}
      stale={stale}
      onAnswer={(item, answer) => {
        const verb = chooseVerb(item, answer);
        if (verb) onVerb(verb, item);
      }}
      menu={menu}
      rowActions={rowActions}
    />
  );
}

/** What may be decided here. */
function Decisions({ item, onVerb }: { item: SettleItem } & Pick<SettleTableProps, 'onVerb'>) {
  const t = useText('settlement');
  const problem = useProblemText();
  if (item.own) return <p className="quiet small">{problem('ownDay')}</p>;
  return item.verbs.toReversed().map((verb, index, { length }) => (
    <Button
      key={verb}
      size="2"
      onClick={() => onVerb(verb, item)}
      variant="soft"
      {...(index < length - 1 && { color: 'gray' as const })}
    >
      {t(`verb.${verb}`)}
    </Button>
  ));
}

/** The change of the earned amount, with its sign. */
export function EarnedChange({ tiyin }: { tiyin: number }) {
  if (tiyin === 0) return '–';
  return (
    <span className="figures">
      {tiyin > 0 && '+'}
      <Amount tiyin={tiyin as Tiyin} />
    </span>
  );
}
