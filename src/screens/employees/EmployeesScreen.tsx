import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { selectionLimit, selectionMachine } from '#machines/flows/shared/selection/selectionMachine.ts';
import { loadEmployees, type Employee } from '#src/actors/employees/employees.ts';
import { gatherEmployees } from '#src/actors/employees/gatherEmployees.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { PeopleIcon, PlusIcon, SearchIcon, UploadIcon } from '#src/components/icons.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/useList.ts';
import { useText } from '#src/i18n/useText.ts';
import { rememberList } from './lastList.ts';
import { BulkDialog } from './list/BulkDialog.tsx';
import { EmployeeFilters, filters, sorts } from './list/EmployeeFilters.tsx';
import { EmployeeSelection } from './list/EmployeeSelection.tsx';
import { EmployeesSkeleton } from './list/EmployeesSkeleton.tsx';
import { EmployeeTable } from './list/EmployeeTable.tsx';
import { ExportButtons } from './list/ExportButtons.tsx';
import { useEmployeeBulk } from './list/useEmployeeBulk.ts';
import { useEmployeeExport } from './list/useEmployeeExport.ts';
import './employees.css';

const machine = listMachineOf<Employee>().provide({ actors: { load: loadEmployees } });
const choosing = selectionMachine.provide({ actors: { gather: gatherEmployees } });

export default function EmployeesScreen() {
  const t = useText('employees');
  const list = useText('employeeList');
  const { snapshot, query, result, failure, address, leave, send } = useList(machine, filters, sorts);
  useEffect(() => {
    rememberList(address);
  }, [address]);
  const selection = useActorRef(choosing, { input: { limit: selectionLimit }, inspect });
  const choice = useSelector(selection, (current) => current);
  const chosen = choice.context.rows;
  const bulk = useEmployeeBulk({
    onChanged: () => {
      send({ type: 'list.refreshed' });
      selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: () => send({ type: 'list.refreshed' }),
  });
  const download = useEmployeeExport(query);
  const busy = snapshot.hasTag('busy');
  const empty = snapshot.matches('empty');
  const hire = (
    <>
      <ActionLink
        to="/employees/upload"
        size="2"
        variant="soft"
        icon={<UploadIcon size={18} />}
        label={list('upload')}
      />
      <ActionLink to="/employees/new" size="2" icon={<PlusIcon size={18} />} label={t('hire')} />
    </>
  );
  return (
    <Screen title={t('title')} width="wide" snapshot={snapshot} actions={empty ? undefined : hire}>
      {!empty && <EmployeeFilters query={query} send={send} />}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {!result && !failure && <EmployeesSkeleton />}
      {empty && (
        <EmptyState
          text={t('empty')}
          icon={<PeopleIcon size={28} />}
          action={<div className="choices">{hire}</div>}
        />
      )}
      {snapshot.matches('nothingFound') && (
        <EmptyState
          text={t('nothingFound')}
          icon={<SearchIcon size={28} />}
          action={
            <Button
              variant="soft"
              onClick={() =>
                send({ type: 'query.changed', query: { ...query, page: 1, search: '', filter: {} } })
              }
            >
              {t('showAll')}
            </Button>
          }
        />
      )}
      {result && result.items.length > 0 && (
        <>
          <EmployeeTable
            employees={result.items}
            chosen={chosen}
            full={choice.matches('full')}
            sort={query.sort}
            stale={busy || failure !== null}
            onToggle={(row) => selection.send({ type: 'row.toggled', row })}
            onTogglePage={(rows) => selection.send({ type: 'page.toggled', rows })}
            onSort={(sort) => send({ type: 'sort.changed', sort })}
            onOpen={leave}
          />
          <ListFoot
            actions={choice.matches('empty') && <ExportButtons download={download} label={list('export')} />}
            page={query.page}
            pageSize={query.pageSize}
            total={result.total}
            disabled={busy}
            onPage={(page) => send({ type: 'page.changed', page })}
            onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
          />
        </>
      )}
      <EmployeeSelection
        snapshot={choice}
        send={(event) => selection.send(event)}
        query={query}
        total={result?.total ?? 0}
        onVerb={(verb) => bulk.send({ type: 'change.chosen', subject: { verb, rows: chosen } })}
        exporting={
          <ExportButtons download={download} ids={chosen.map(({ id }) => id)} label={list('exportChosen')} />
        }
      />
      <BulkDialog bulk={bulk} />
    </Screen>
  );
}
