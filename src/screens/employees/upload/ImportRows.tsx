import { fullName } from '#domain/employee.ts';
import { formatDate, formatMoney, formatPhone } from '#domain/format/index.ts';
import { columns as fileColumns, statusWords } from '#domain/import/columns.ts';
import { loadImportRows, type ImportRow } from '#src/actors/employees/upload/imports.ts';
import { Button } from '#src/components/Button.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { makeList, useOwnList } from '#src/components/list/useOwnList.ts';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';

const machine = makeList(loadImportRows);

export interface ImportRowsProps {
  importId: string;
  show: { outcome: ImportRow['outcome'] } | { state: ImportRow['state'] };
  title?: string;
  onDecide?: (decision: 'skip' | 'update', rowNumber: number) => void;
  disabled?: boolean;
}

/** Rows of an import with one outcome, in pages. A screen shows several of these, so none keeps its query in the address. */
export function ImportRows({ importId, show, title, onDecide, disabled = false }: ImportRowsProps) {
  const t = useText('upload');
  const say = useFieldText();
  const [language] = useLanguage();
  const { isBusy, query, result, failure, send } = useOwnList(machine, {
    of: importId,
    pageSize: 10,
    filter: show,
  });
  const nameOf = (field: string) =>
    field === 'person' ? t('person') : fileColumns[field as keyof typeof fileColumns].headings[language];
  /** Describes a change: a unit and a schedule by their titles, a salary with its first day if the list names one. */
  const changeOf = (field: string, { salaryFrom, ...person }: ImportRow['person']) => {
    if (field === 'unit' || field === 'schedule') return `${nameOf(field)}: ${person[field] ?? ''}`;
    if (field === 'salary' && salaryFrom)
      return `${nameOf(field)} (${nameOf('salaryFrom')}: ${formatDate(salaryFrom, language)})`;
    return nameOf(field);
  };
  const reasonsOf = ({ problems, changed, person }: ImportRow) => {
    if (problems.length)
      return problems.map(({ field, code }) => `${nameOf(field)}: ${say(code)}`).join('; ');
    return changed.length
      ? t('changes', { fields: changed.map((field) => changeOf(field, person)).join(', ') })
      : t('noChanges');
  };
  const isNew = 'outcome' in show && show.outcome === 'create';
  const columns: Column<ImportRow>[] = [
    { key: 'person', label: t('person'), render: ({ person }) => fullName(person) },
    { key: 'row', label: t('row'), width: '90px', align: 'end', render: ({ rowNumber }) => rowNumber },
    ...(isNew
      ? [
          {
            key: 'phoneNumber',
            label: nameOf('phoneNumber'),
            render: ({ person }: ImportRow) => formatPhone(person.phoneNumber),
          },
          {
            key: 'salary',
            label: nameOf('salary'),
            align: 'end' as const,
            render: ({ person }: ImportRow) => formatMoney(person.salary, language),
          },
          ...(['unit', 'schedule'] as const)
            .filter((key) => result?.items.some(({ person }) => person[key]))
            .map((key) => ({
              key,
              label: nameOf(key),
              render: ({ person }: ImportRow) => person[key] ?? '',
            })),
          {
            key: 'status',
            label: nameOf('status'),
            render: ({ person }: ImportRow) => person.status && statusWords[person.status][language],
          },
        ]
      : [{ key: 'why', label: t('why'), width: '2fr', render: reasonsOf }]),
  ];
  const actions = onDecide && {
    rowActions: ({ rowNumber, decision }: ImportRow) => (
      <>
        {(['update', 'skip'] as const)
          .filter((one) => one !== decision)
          .map((one) => (
            <Button
              key={one}
              variant="soft"
              color="gray"
              disabled={disabled}
              onClick={() => onDecide(one, rowNumber)}
            >
              {one === 'update' ? t('updateOne') : t('skipOne')}
            </Button>
          ))}
      </>
    ),
  };
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && isBusy && <SkeletonList rows={3} height={64} />}
      {result && result.items.length > 0 && (
        <>
          <DataList
            label={title ?? t('person')}
            columns={columns}
            rows={result.items}
            rowKey={({ rowNumber }) => String(rowNumber)}
            stale={isBusy}
            {...actions}
          />
          <ListFoot inCard label={title} query={query} total={result.total} disabled={isBusy} send={send} />
        </>
      )}
    </>
  );
}
