import { Box, Flex } from '@radix-ui/themes';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { Party } from '#machines/lifecycles/lifecycle.ts';
import type { RequestPage } from '#src/actors/money/requestList.ts';
import { AmountFilter, amountFilters } from '#src/components/list/filters/AmountFilter.tsx';
import { isUnitChoice } from '#src/components/list/listAddress.ts';
import type { ListSetupInUse } from '#src/components/list/setup/useListSetup.ts';
import { useSavedViews } from '#src/components/list/setup/useSavedViews.ts';
import { ViewsMenu } from '#src/components/list/setup/ViewsMenu.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { SearchIcon } from '#src/components/icons.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { countsOfSteps, steps, sumsOfRequests } from './requestSteps.ts';
import { StateFilter, StepFilter } from './ShownFilter.tsx';
import { shownStates } from './shownSums.ts';
import { ShownTotals } from './ShownTotals.tsx';

export const filters = { state: [...shownStates, ...steps], unit: isUnitChoice, ...amountFilters };
export const sorts = ['requestedAt', 'amount', 'name'] as const;

const field = {
  flexGrow: '1',
  flexBasis: { initial: '40%', sm: '220px' },
  maxWidth: { sm: '360px' },
} as const;

export interface RequestFiltersProps {
  query: ListQuery;
  /** An employee has only own requests: there is nobody to look for. */
  by: Extract<Party, 'employer' | 'employee'>;
  totals: RequestPage['totals'] | undefined;
  unitCounts: RequestPage['unitCounts'] | undefined;
  loading: boolean;
  setup: ListSetupInUse | undefined;
  send: (event: ListEvent) => void;
}

/** Sums of what is found, search, state with the number of requests in each, and on a phone the order. */
export function RequestFilters(props: RequestFiltersProps) {
  const { query, by, totals, unitCounts, loading, setup, send } = props;
  const t = useText('payments');
  const list = useText('lists');
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  // Room is kept until the answer says that there are none.
  const withUnits = query.filter['unit'] !== undefined || !unitCounts || unitCounts.units.length > 0;
  const sums = totals && sumsOfRequests(totals);
  const stateFilter = { chosen: query.filter['state'], steps, onChange: choose('state') };
  const orders = [
    { value: '-requestedAt', label: list('sorts.newest') },
    { value: 'requestedAt', label: list('sorts.oldest') },
    { value: '-amount', label: list('sorts.most') },
    { value: 'amount', label: list('sorts.least') },
    ...(by === 'employer' ? [{ value: 'name', label: list('sorts.name') }] : []),
  ];
  return (
    <>
      {(sums ?? loading) && <ShownTotals sums={sums} />}
      <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
        {by === 'employer' && (
          <Box {...field}>
            <TextField
              label={list('search')}
              labelHidden
              name="search"
              type="search"
              placeholder={list('searchName')}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              start={<SearchIcon size={18} />}
              value={query.search}
              onChange={(search) => send({ type: 'search.changed', search })}
            />
          </Box>
        )}
        <AmountFilter filter={query.filter} onChange={(filter) => send({ type: 'filter.changed', filter })} />
        {/* Last of its line: a company without units loses it when the answer comes, and nothing may move then. */}
        {by === 'employer' && withUnits && (
          <Box {...field}>
            <UnitFilter
              labelHidden
              value={query.filter['unit']}
              counts={unitCounts}
              onChange={choose('unit')}
            />
          </Box>
        )}
        <Box {...field} display={{ sm: 'none' }}>
          <SelectField
            label={list('sort')}
            labelHidden
            name="sort"
            value={query.sort || '-requestedAt'}
            options={orders}
            onChange={(sort) => send({ type: 'sort.changed', sort })}
          />
        </Box>
        <Flex align="center" justify="between" gap="2" minWidth="0" flexGrow="1">
          <StateFilter {...stateFilter} sums={sums} />
          {setup && <RequestViews setup={setup} query={query} send={send} />}
        </Flex>
        <StepFilter
          {...stateFilter}
          steps={steps}
          labelOf={(step) => t(`state.${step}`)}
          counts={totals && countsOfSteps(totals)}
        />
      </Flex>
    </>
  );
}

function RequestViews({
  setup,
  query,
  send,
}: Pick<RequestFiltersProps, 'query' | 'send'> & { setup: ListSetupInUse }) {
  return <ViewsMenu views={useSavedViews(setup, { query, filters, sorts, send })} />;
}
