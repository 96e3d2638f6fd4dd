import { useNavigate } from 'react-router-dom';
import { formatInstant, formatNumber } from '#domain/format/index.ts';
import type { Import } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { loadImports, type ImportPage } from '#src/actors/employees/upload/imports.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { lastList } from './lastList.ts';
import { StateBadge } from './upload/StateBadge.tsx';
import './upload/upload.css';

const machine = makeList(loadImports);

const states = [
  'staging',
  'ready',
  'committing',
  'stopped',
  'committed',
  'undoing',
  'undone',
  'failed',
  'archived',
] as const;
const filters = { state: states };
const sorts = ['startedAt', 'file', 'rows'];

export default function ImportsScreen() {
  const t = useText('upload');
  const lists = useText('lists');
  const navigate = useNavigate();
  const [language] = useLanguage();
  const list = useList<Import, ImportPage>(machine, { filters, sorts });
  const { actor, isBusy, isEmpty, query, result, leave, send } = list;
  const open = (id: string) => {
    leave(id);
    void navigate(`/employees/imports/${id}`);
  };
  const upload = <ButtonLink to="/employees/upload">{t('newUpload')}</ButtonLink>;
  const choose = (state: Import['state'] | undefined) =>
    send({ type: 'filter.changed', filter: state ? { state } : {} });
  const columns: Column<Import>[] = [
    { key: 'file', label: t('file'), width: '2fr', sort: 'file', render: ({ fileName }) => fileName },
    {
      key: 'startedAt',
      label: t('startedAt'),
      sort: 'startedAt',
      render: ({ startedAt }) => formatInstant(startedAt, language, 'short'),
    },
    { key: 'startedBy', label: t('startedBy'), render: ({ startedBy }) => startedBy },
    {
      key: 'rows',
      label: t('rowCount'),
      align: 'end',
      sort: 'rows',
      render: ({ rowCount }) => formatNumber(rowCount),
    },
    { key: 'state', label: t('stateLabel'), render: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <Screen
      title={t('importsTitle')}
      width="wide"
      actor={actor}
      back={lastList()}
      actions={!isEmpty && upload}
    >
      <ListBody
        list={list}
        empty={<EmptyState text={t('importsEmpty')} action={upload} />}
        head={
          !isEmpty && (
            <FilterChips
              label={t('stateLabel')}
              chips={states.map((state) => ({ value: state, label: t(`state.${state}`) }))}
              value={query.filter['state']}
              counts={result?.counts}
              onlyUsed
              onChange={choose}
            />
          )
        }
        nothing={{ text: t('importsNotFound'), all: t('importsAll') }}
      >
        <DataList
          label={t('importsLabel')}
          columns={columns}
          rows={result?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/employees/imports/${id}`}
          onOpen={leave}
          menu={({ id, fileName }) => ({
            label: lists('rowMenu', { name: fileName }),
            actions: [{ key: 'open', label: lists('open'), onSelect: () => open(id) }],
          })}
          sort={query.sort || '-startedAt'}
          onSort={(sort) => send({ type: 'sort.changed', sort })}
          stale={isBusy}
        />
      </ListBody>
    </Screen>
  );
}
