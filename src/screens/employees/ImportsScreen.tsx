import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, formatTime } from '#domain/format/index.ts';
import type { Import } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { loadImports } from '#src/actors/employees/upload/imports.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { DataList, type Column } from '#src/components/DataList.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonList } from '#src/components/Skeleton.tsx';
import { useList } from '#src/components/useList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { lastList } from './lastList.ts';
import { StateBadge } from './upload/StateBadge.tsx';
import './upload/upload.css';

const machine = listMachineOf<Import>().provide({ actors: { load: loadImports } });

export default function ImportsScreen() {
  const t = useText('upload');
  const [language] = useLanguage();
  const { snapshot, query, result, failure, leave, send } = useList(machine);
  const busy = snapshot.hasTag('busy');
  const upload = <ButtonLink to="/employees/upload">{t('newUpload')}</ButtonLink>;
  const columns: Column<Import>[] = [
    { key: 'file', label: t('file'), width: '2fr', render: ({ fileName }) => fileName },
    {
      key: 'startedAt',
      label: t('startedAt'),
      render: ({ startedAt }) => {
        const at = Date.parse(startedAt);
        return `${formatDate(companyDate(at), language, 'short')}, ${formatTime(at)}`;
      },
    },
    { key: 'startedBy', label: t('startedBy'), render: ({ startedBy }) => startedBy },
    { key: 'rows', label: t('rowCount'), align: 'end', render: ({ rowCount }) => formatNumber(rowCount) },
    { key: 'state', label: t('stateLabel'), render: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <Screen
      title={t('importsTitle')}
      width="wide"
      snapshot={snapshot}
      back={lastList()}
      actions={!snapshot.matches('empty') && upload}
    >
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && busy && (
        <>
          <SkeletonList rows={6} height={64} />
          <BusyWord />
        </>
      )}
      {snapshot.matches('empty') && <EmptyState text={t('importsEmpty')} action={upload} />}
      {result && result.items.length > 0 && (
        <>
          <DataList
            label={t('importsLabel')}
            columns={columns}
            rows={result.items}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `/employees/imports/${id}`}
            onOpen={leave}
            stale={busy}
          />
          <Pagination
            page={query.page}
            pageSize={query.pageSize}
            total={result.total}
            disabled={busy}
            onPage={(page) => send({ type: 'page.changed', page })}
            onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
          />
        </>
      )}
    </Screen>
  );
}
