import { Box, Flex } from '@radix-ui/themes';
import { isCompanyMonth } from '#domain/calendar/index.ts';
import type { Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { loadUnits } from '#src/actors/organization/units.ts';
import type { EarningsPage } from '#src/actors/money/earnings.ts';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { MonthFilter } from '#src/components/list/filters/MonthFilter.tsx';
import { NameSearch } from '#src/components/list/filters/NameSearch.tsx';
import { isUnitChoice } from '#src/components/list/listAddress.ts';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';

const allUnits = makePage(loadUnits);

const dues = ['unpaid', 'owing'] as const;
export const filters = { month: isCompanyMonth, unit: isUnitChoice, due: dues };
export const sorts = ['name', 'earned', 'unpaid'] as const;

export interface EarningFiltersProps {
  query: ListQuery;
  result: EarningsPage | null;
  send: (event: ListEvent) => void;
}

/** Whose earnings of which month; on a phone their order too. */
export function EarningFilters({ query, result, send }: EarningFiltersProps) {
  const t = useText('earnings');
  const list = useText('lists');
  const { data: units } = usePage(allUnits);
  const { month, unit, due } = query.filter;
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  return (
    <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
      <NameSearch value={query.search} onChange={(search) => send({ type: 'search.changed', search })} />
      <Box flexGrow={{ initial: '1', sm: '0' }} minWidth="160px">
        <MonthFilter always value={month ?? result?.month} onChange={choose('month')} />
      </Box>
      <UnitFilter
        labelHidden
        value={unit}
        counts={units ? { units: namesOf(units, unit) } : undefined}
        onChange={choose('unit')}
      />
      <FilterChips
        label={t('dueLabel')}
        chips={dues.map((value) => ({ value, label: t(`due.${value}`) }))}
        value={due}
        counts={result?.counts}
        // The full count, including people to whom nothing is due, is known only while all are listed.
        total={due ? null : result?.total}
        onChange={choose('due')}
      />
      <Box display={{ sm: 'none' }} flexGrow="1">
        <SelectField
          label={list('sort')}
          labelHidden
          name="sort"
          value={query.sort || 'name'}
          options={[
            { value: 'name', label: list('sorts.name') },
            { value: '-unpaid', label: t('sorts.unpaid') },
            { value: '-earned', label: t('sorts.earned') },
          ]}
          onChange={(sort) => send({ type: 'sort.changed', sort })}
        />
      </Box>
    </Flex>
  );
}

/** A closed unit is offered where the address names it. */
const namesOf = (units: readonly Unit[], chosen: string | undefined) =>
  units.filter(({ id, closed }) => !closed || id === chosen).map(({ id, title }) => ({ id, title }));
