import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { SearchIcon } from '#src/components/icons.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';

const statuses = ['active', 'notIdentified', 'declined', 'blocked', 'left'] as const;
const registrations = ['registered', 'unregistered'] as const;
export const filters = { status: statuses, registration: registrations };
export const sorts = ['name', 'registeredAt'] as const;

export interface EmployeeFiltersProps {
  query: ListQuery;
  send: (event: ListEvent) => void;
}

/** Search, status, registration, and the sort order where there are no headings to click (on a phone). */
export function EmployeeFilters({ query, send }: EmployeeFiltersProps) {
  const t = useText('employees');
  const list = useText('employeeList');
  const words = useStatusWords();
  const choose = (name: keyof typeof filters) => (value: string) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  return (
    <div className="employees-filters" role="search">
      <TextField
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
      <SelectField
        label={t('filter')}
        name="status"
        value={query.filter['status'] ?? ''}
        options={[
          { value: '', label: t('filterAll') },
          ...statuses.map((status) => ({ value: status, label: words[status] })),
        ]}
        onChange={choose('status')}
      />
      <SelectField
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
      <div className="employees-order">
        <SelectField
          label={list('sort')}
          name="sort"
          value={query.sort || 'name'}
          options={[
            { value: 'name', label: list('sortName') },
            { value: '-name', label: list('sortNameDown') },
            { value: '-registeredAt', label: list('sortNewest') },
            { value: 'registeredAt', label: list('sortOldest') },
          ]}
          onChange={(sort) => send({ type: 'sort.changed', sort })}
        />
      </div>
    </div>
  );
}
