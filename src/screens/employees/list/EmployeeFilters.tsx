import { Box, Flex, Grid } from '@radix-ui/themes';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { EmployeePage } from '#src/actors/employees/employees.ts';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import type { SavedViews } from '#src/components/list/setup/useSavedViews.ts';
import { ViewsMenu } from '#src/components/list/setup/ViewsMenu.tsx';
import { SearchIcon } from '#src/components/icons.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { isUnitChoice } from '#src/components/list/listAddress.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

const statuses = ['active', 'notIdentified', 'declined', 'blocked', 'left'] as const;
const registrations = ['registered', 'unregistered'] as const;
export const filters = { status: statuses, registration: registrations, unit: isUnitChoice };
export const sorts = ['name', 'addedAt', 'registeredAt'] as const;

export interface EmployeeFiltersProps {
  query: ListQuery;
  result: EmployeePage | null;
  views: SavedViews;
  send: (event: ListEvent) => void;
}

/** Search, unit, registration, status with the number of people in each, saved views, and the sort order where there are no headings to click (on a phone). */
export function EmployeeFilters({ query, result, views, send }: EmployeeFiltersProps) {
  const t = useText('employees');
  const list = useText('employeeList');
  const words = useStatusWords();
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  const withUnits = query.filter['unit'] !== undefined || (result?.unitCounts.units.length ?? 0) > 0;
  return (
    <Grid
      columns={{ initial: '2', sm: withUnits ? 'minmax(0, 1fr) 240px 240px' : 'minmax(0, 1fr) 240px' }}
      gap="2"
      role="search"
    >
      <Box gridColumn={{ initial: '1 / -1', sm: 'auto' }}>
        <TextField
          labelHidden
          label={t('search')}
          name="search"
          type="search"
          placeholder={t('searchHint')}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          start={<SearchIcon size={18} />}
          value={query.search}
          onChange={(search) => send({ type: 'search.changed', search })}
        />
      </Box>
      {withUnits && (
        <Box gridColumn={{ initial: '1 / -1', sm: 'auto' }}>
          <UnitFilter
            labelHidden
            value={query.filter['unit']}
            counts={result?.unitCounts}
            onChange={choose('unit')}
          />
        </Box>
      )}
      <SelectField
        labelHidden
        label={list('registration')}
        name="registration"
        value={query.filter['registration'] ?? ''}
        options={[
          { value: '', label: list('registrationAll') },
          { value: 'registered', label: list('registered') },
          { value: 'unregistered', label: list('unregistered') },
        ]}
        onChange={choose('registration')}
      />
      <Box display={{ sm: 'none' }}>
        <SelectField
          labelHidden
          label={list('sort')}
          name="sort"
          value={query.sort || 'name'}
          options={[
            { value: 'name', label: list('sortName') },
            { value: '-name', label: list('sortNameDown') },
            { value: '-addedAt', label: list('sortNewest') },
            { value: 'addedAt', label: list('sortOldest') },
            { value: '-registeredAt', label: list('sortRegistered') },
            { value: 'registeredAt', label: list('sortRegisteredFirst') },
          ]}
          onChange={(sort) => send({ type: 'sort.changed', sort })}
        />
      </Box>
      <Flex gridColumn="1 / -1" align="center" justify="between" gap="2" minWidth="0">
        <FilterChips
          label={t('filter')}
          chips={statuses.map((status) => ({ value: status, label: words[status] }))}
          value={query.filter['status']}
          counts={result?.counts}
          onChange={choose('status')}
        />
        <ViewsMenu views={views} />
      </Flex>
    </Grid>
  );
}
