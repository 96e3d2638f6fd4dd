import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatPhone, maskCard } from '#domain/format/index.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import type { Employee } from '#src/actors/employees/employees.ts';
import { Amount } from '#src/components/Amount.tsx';
import { DataList, type Column } from '#src/components/DataList.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { StandingBadge } from '../EmployeeBadges.tsx';

/** As wide as its content, and narrower before anything overlaps. */
const fitting = 'minmax(min-content, max-content)';

const rowOf = ({ id, fullName }: Employee): ChosenRow => ({ id, name: fullName });

export interface EmployeeTableProps {
  employees: readonly Employee[];
  chosen: readonly ChosenRow[];
  /** The limit of the selection is reached. */
  full: boolean;
  sort: string;
  stale: boolean;
  onToggle: (row: ChosenRow) => void;
  onTogglePage: (rows: ChosenRow[]) => void;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
}

export function EmployeeTable(props: EmployeeTableProps) {
  const { employees, chosen, full, sort, stale, onToggle, onTogglePage, onSort, onOpen } = props;
  const t = useText('employees');
  const list = useText('employeeList');
  const [language] = useLanguage();
  const ids = new Set(chosen.map(({ id }) => id));
  const isChosen = ({ id }: Employee) => ids.has(id);
  const columns: Column<Employee>[] = [
    {
      key: 'name',
      label: t('name'),
      width: 'minmax(120px, 1fr)',
      sort: 'name',
      render: (employee) => employee.fullName,
    },
    {
      key: 'phone',
      label: t('phone'),
      width: fitting,
      render: (employee) => <span className="figures">{formatPhone(employee.phoneNumber)}</span>,
    },
    {
      key: 'card',
      label: t('card'),
      width: fitting,
      deskOnly: true,
      render: (employee) => <span className="figures">{maskCard(employee.card)}</span>,
    },
    {
      key: 'salary',
      label: t('salary'),
      align: 'end',
      width: fitting,
      render: (employee) => <Amount tiyin={employee.salary} />,
    },
    {
      key: 'registeredAt',
      label: t('registeredAt'),
      width: fitting,
      deskOnly: true,
      sort: 'registeredAt',
      render: ({ registeredAt }) => {
        const date = companyDate(Date.parse(registeredAt));
        return <time dateTime={date}>{formatDate(date, language, 'short')}</time>;
      },
    },
    {
      key: 'status',
      label: t('statusLabel'),
      width: fitting,
      render: (employee) => <StandingBadge employee={employee} />,
    },
  ];
  return (
    <DataList
      label={t('listLabel')}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/employees/${id}`}
      onOpen={onOpen}
      sort={sort || 'name'}
      onSort={onSort}
      choice={{
        isChosen,
        canChoose: (employee) => !full || isChosen(employee),
        onToggle: (employee) => onToggle(rowOf(employee)),
        all: employees.every(isChosen) || (employees.some(isChosen) && 'some'),
        onToggleAll: () => onTogglePage(employees.map(rowOf)),
        label: ({ fullName }) => list('choose', { name: fullName }),
        allLabel: list('choosePage'),
      }}
      stale={stale}
    />
  );
}
