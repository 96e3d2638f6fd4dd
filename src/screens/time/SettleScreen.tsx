import { Box, Flex } from '@radix-ui/themes';
import { isCompanyMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import { rowIdOf, type SettleItem } from '#machines/flows/time/settling/settlingMachine.ts';
import { loadToSettle, settleRow, watchToSettle, type ToSettle } from '#src/actors/time/settlement.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { CloseIcon } from '#src/components/firstIcons.tsx';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { isUnitChoice } from '#src/components/list/listAddress.ts';
import { Pagination } from '#src/components/list/Pagination.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { SettleRange } from './settle/SettleRange.tsx';
import { SettleSelection } from './settle/SettleSelection.tsx';
import { SettleStake } from './settle/SettleStake.tsx';
import { SettleTable } from './settle/SettleTable.tsx';
import { SettlingDialog } from './settle/SettlingDialog.tsx';
import { useSettleChoice, useSettling } from './settle/useSettling.ts';
import { useSettleRange } from './settle/useSettleRange.ts';

const machine = makeList(loadToSettle, watchToSettle);
const kinds = [
  'reason',
  'correction',
  'absence',
  'latePunch',
  'missedCheckOut',
  'belowNorm',
  'notWorkingDay',
  'onLeave',
  'unclear',
] as const;
/** Kinds offered as a filter only while something of the kind waits, or while it is chosen. */
const rareKinds: readonly string[] = ['absence', 'latePunch', 'onLeave'];
const filters = { kind: kinds, unit: isUnitChoice, month: isCompanyMonth };

/** Everything that waits for an employer's decision. */
export default function SettleScreen() {
  const t = useText('settlement');
  const [language] = useLanguage();
  const { actor, isBusy, isEmpty, isNothingFound, query, result, failure, send } = useList<
    SettleItem,
    ToSettle
  >(machine, { filters });
  const refresh = () => send({ type: 'list.refreshed' });
  const choice = useSettleChoice();
  const settling = useSettling({
    onChanged: () => {
      refresh();
      choice.selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: refresh,
  });
  const range = useSettleRange(refresh);
  const absentKind = result?.absentKind ?? null;
  const fresh = new Map(result?.items.map((item) => [rowIdOf(item), item]));
  const month = query.filter['month'] as CompanyMonth | undefined;
  // The selection is decided together, so it must not contain rows that are no longer listed.
  const filterBy = (filter: typeof query.filter) => {
    send({ type: 'filter.changed', filter });
    choice.selection.send({ type: 'selection.cleared' });
  };
  const choose = (name: 'kind' | 'unit' | 'month') => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    filterBy(value ? { ...others, [name]: value } : others);
  };
  return (
    <Screen title={t('title')} actor={actor} width="wide">
      <SettleStake />
      {!isEmpty && (
        <Flex align="center" justify="between" gap="2" wrap={{ initial: 'wrap', md: 'nowrap' }} role="search">
          <FilterChips
            label={t('filter')}
            chips={kinds
              .filter(
                (kind) =>
                  !rareKinds.includes(kind) || kind === query.filter['kind'] || !!result?.counts[kind],
              )
              .map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={query.filter['kind']}
            counts={result?.counts}
            onChange={choose('kind')}
          />
          {month && (
            <Button variant="soft" color="gray" onClick={() => choose('month')(undefined)}>
              {t('onlyMonth', { month: formatMonth(month, language) })}
              <CloseIcon />
            </Button>
          )}
          <Box flexGrow={{ initial: '1', md: '0' }}>
            <UnitFilter
              labelHidden
              value={query.filter['unit']}
              counts={result?.unitCounts}
              onChange={choose('unit')}
            />
          </Box>
        </Flex>
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && isBusy && <BusyWord />}
      {isEmpty && <EmptyState text={t('empty')} />}
      {isNothingFound && (
        <EmptyState
          text={t('nothing')}
          action={
            <Button variant="soft" onClick={() => filterBy({})}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {(result ? result.items.length > 0 : isBusy) && (
        <SettleTable
          items={result?.items}
          choice={choice.choiceOf(result?.items ?? [])}
          stale={isBusy}
          onVerb={(verb, item) =>
            settling.send({
              type: 'change.chosen',
              subject: { verb, rows: [settleRow(item)], item, absentKind },
            })
          }
          actionsOf={range.actionsOf}
        />
      )}
      {result && result.items.length > 0 && (
        <Box display={{ initial: 'none', md: 'block' }}>
          <span className="quiet small">{t('keys')}</span>
        </Box>
      )}
      {result && result.total > 0 && (
        <Pagination
          page={query.page}
          pageSize={query.pageSize}
          total={result.total}
          onPage={(page) => send({ type: 'page.changed', page })}
          onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
        />
      )}
      <SettleSelection
        snapshot={choice.snapshot}
        send={(event) => choice.selection.send(event)}
        query={query}
        total={result?.total ?? 0}
        onVerb={(verb) =>
          settling.send({
            type: 'change.chosen',
            subject: {
              verb,
              item: null,
              absentKind,
              // The effects of rows in view may have changed since they were selected.
              rows: choice.snapshot.context.rows.map((row) => {
                const item = fresh.get(row.id);
                return item ? settleRow(item) : row;
              }),
            },
          })
        }
      />
      <SettlingDialog settling={settling} />
      <SettleRange {...range} />
    </Screen>
  );
}
