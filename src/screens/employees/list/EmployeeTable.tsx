import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPhone, shortCard } from '#domain/format/index.ts';
import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { legalVerbs } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import type { Employee } from '#src/actors/employees/employees.ts';
import { Amount } from '#src/components/Amount.tsx';
import { useListPart } from '#src/components/beside/part.ts';
import { useHandler } from '#src/components/hooks/useHandler.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import type { ListSetupInUse } from '#src/components/list/setup/useListSetup.ts';
import type { Text } from '#src/i18n/types.ts';
import { useText } from '#src/i18n/useText.ts';
import { StandingBadge } from '../EmployeeBadges.tsx';
import { RecordDate } from '../RecordDates.tsx';

/** A column is as wide as its content, and narrower before anything overlaps. */
const contentWidth = 'minmax(min-content, max-content)';

const rowOf = ({ id, fullName }: Employee): ChosenRow => ({ id, name: fullName });

export interface EmployeeTableProps {
  /** Undefined during the first load. */
  employees: readonly Employee[] | undefined;
  chosen: readonly ChosenRow[];
  /** True if the company has a unit. */
  hasUnits: boolean;
  /** True for a manager: without money, and without the choice of rows. */
  brief: boolean;
  /** The limit of the selection is reached. */
  full: boolean;
  setup: ListSetupInUse;
  sort: string;
  stale: boolean;
  onToggle: (row: ChosenRow) => void;
  onTogglePage: (rows: ChosenRow[]) => void;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
  /** Undefined for a user who may change nobody: the rows have no menu. */
  onVerb: ((verb: BulkVerb, row: ChosenRow) => void) | undefined;
}

interface ColumnsInput extends Pick<EmployeeTableProps, 'hasUnits' | 'brief'> {
  t: Text<'employees'>;
  list: Text<'employeeList'>;
  lists: Text<'lists'>;
}

function columnsOf({ t, list, lists, hasUnits, brief }: ColumnsInput): Column<Employee>[] {
  const unit: Column<Employee> = {
    key: 'unit',
    label: lists('unit'),
    width: 'minmax(72px, 0.6fr)',
    deskOnly: true,
    render: ({ unit }) =>
      unit ? (
        <span className="cut" title={unit.title}>
          {unit.title}
        </span>
      ) : (
        '–'
      ),
  };
  const card: Column<Employee> = {
    key: 'card',
    label: t('card'),
    width: contentWidth,
    deskOnly: true,
    render: (employee) => 'card' in employee && <span className="figures">{shortCard(employee.card)}</span>,
  };
  const salary: Column<Employee> = {
    key: 'salary',
    label: t('salary'),
    align: 'end',
    width: contentWidth,
    render: (employee) => 'salary' in employee && <Amount tiyin={employee.salary} />,
  };
  return [
    {
      key: 'name',
      label: t('name'),
      width: 'minmax(120px, 2fr)',
      sort: 'name',
      render: (employee) => employee.fullName,
    },
    {
      key: 'phone',
      label: t('phone'),
      aloneOnly: true,
      width: contentWidth,
      render: (employee) => <span className="figures">{formatPhone(employee.phoneNumber)}</span>,
    },
    ...(hasUnits ? [unit] : []),
    ...(brief ? [] : [card, salary]),
    ...(['registeredAt', 'addedAt'] as const).map((key) => ({
      key,
      label: list(`column.${key}`),
      width: contentWidth,
      deskOnly: true,
      sort: key,
      render: (employee: Employee) => <RecordDate at={employee[key]} form="short" />,
    })),
    {
      key: 'status',
      label: t('statusLabel'),
      width: contentWidth,
      render: (employee) => <StandingBadge employee={employee} />,
    },
  ];
}

export function EmployeeTable(props: EmployeeTableProps) {
  const {
    employees,
    chosen,
    hasUnits,
    brief,
    full,
    setup,
    sort,
    stale,
    onToggle,
    onTogglePage,
    onSort,
    onOpen,
    onVerb,
  } = props;
  const t = useText('employees');
  const list = useText('employeeList');
  const lists = useText('lists');
  const navigate = useNavigate();
  const listPart = useListPart();
  const shown = employees ?? [];
  const ids = new Set(chosen.map(({ id }) => id));
  const isChosen = ({ id }: Employee) => ids.has(id);
  const go = useHandler(({ id }: Employee, page: string) => {
    onOpen(id);
    void navigate(`/employees/${id}${page}`, page === '' ? { ...listPart?.link } : {});
  });
  const change = useHandler((verb: BulkVerb, employee: Employee) => onVerb?.(verb, rowOf(employee)));
  const menu = useCallback(
    (employee: Employee) => ({
      label: list('menu', { name: employee.fullName }),
      actions: [
        { key: 'open', label: list('open'), onSelect: () => go(employee, '') },
        { key: 'edit', label: list('edit'), onSelect: () => go(employee, '/edit') },
        ...legalVerbs(employee.status)
          .filter((verb) => verb !== 'rehire')
          .map((verb) => ({
            key: verb,
            label: t(`change.${verb}`),
            danger: verb === 'leave',
            onSelect: () => change(verb, employee),
          })),
      ],
    }),
    [t, list, go, change],
  );
  const columns = useMemo(
    () => columnsOf({ t, list, lists, hasUnits, brief }),
    [t, list, lists, hasUnits, brief],
  );
  return (
    <DataList
      label={t('listLabel')}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/employees/${id}`}
      onOpen={onOpen}
      {...(onVerb && { menu })}
      sort={sort || 'name'}
      onSort={onSort}
      {...(!brief && {
        choice: {
          isChosen,
          canChoose: (employee: Employee) => !full || isChosen(employee),
          onToggle: (employee: Employee) => onToggle(rowOf(employee)),
          all: shown.length > 0 && (shown.every(isChosen) || (shown.some(isChosen) && 'some')),
          onToggleAll: () => onTogglePage(shown.map(rowOf)),
          label: ({ fullName }: Employee) => list('choose', { name: fullName }),
          allLabel: list('choosePage'),
        },
      })}
      stale={stale}
      setup={setup}
    />
  );
}
