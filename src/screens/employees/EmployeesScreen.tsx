import { exportEmployees } from '#src/actors/employees/exportEmployees.ts';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { companyDate } from '#domain/calendar/index.ts';
import { selectionLimit, selectionMachine } from '#machines/flows/shared/selection/selectionMachine.ts';
import { loadEmployees, type Employee, type EmployeePage } from '#src/actors/employees/employees.ts';
import { gatherEmployees } from '#src/actors/employees/gatherEmployees.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { PeopleIcon, PlusIcon, SearchIcon, UploadIcon } from '#src/components/icons.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useListSetup } from '#src/components/list/setup/useListSetup.ts';
import { useSavedViews } from '#src/components/list/setup/useSavedViews.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';
import { BulkDialog } from './list/BulkDialog.tsx';
import { EmployeeFilters, filters, sorts } from './list/EmployeeFilters.tsx';
import { EmployeeSelection } from './list/EmployeeSelection.tsx';
import { EmployeeTable } from './list/EmployeeTable.tsx';
import { UnitMoveSheet, useUnitMove } from './list/UnitMove.tsx';
import { useEmployeeBulk } from './list/useEmployeeBulk.ts';
import './employees.css';

const machine = makeList(loadEmployees);
const selectionLogic = selectionMachine.provide({ actors: { gather: gatherEmployees } });

export default function EmployeesScreen() {
  const t = useText('employees');
  const colleague = useColleagueRole();
  const isOwner = colleague === 'owner';
  const isBrief = colleague === 'manager';
  const words = useText('employeeList');
  const list = useList<Employee, EmployeePage>(machine, { filters, sorts });
  const { actor, isBusy, isEmpty, query, result, failure, leave, send } = list;
  const setup = useListSetup('employees');
  const views = useSavedViews(setup, { query, filters, sorts, send });
  const selection = useActorRef(selectionLogic, { input: { limit: selectionLimit }, inspect });
  const choice = useSelector(selection, (current) => current);
  const chosen = choice.context.rows;
  const bulk = useEmployeeBulk({
    onChanged: () => {
      send({ type: 'list.refreshed' });
      selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: () => send({ type: 'list.refreshed' }),
  });
  const move = useUnitMove({
    onChanged: () => {
      send({ type: 'list.refreshed' });
      selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: () => send({ type: 'list.refreshed' }),
  });
  const download = useDownload(exportEmployees, query);
  const hire = (
    <>
      <ActionLink
        to="/employees/upload"
        size="2"
        variant="soft"
        icon={<UploadIcon size={18} />}
        label={words('upload')}
      />
      <ActionLink to="/employees/new" size="2" icon={<PlusIcon size={18} />} label={t('hire')} />
    </>
  );
  return (
    <Screen title={t('title')} width="wide" actor={actor} actions={isEmpty || !isOwner ? undefined : hire}>
      {!isEmpty && <EmployeeFilters query={query} result={result} views={views} send={send} />}
      <ListBody
        list={list}
        empty={
          <EmptyState
            text={t('empty')}
            icon={<PeopleIcon size={28} />}
            action={isOwner && <div className="row fill">{hire}</div>}
          />
        }
        nothing={{ text: t('nothingFound'), all: t('showAll'), icon: <SearchIcon size={28} /> }}
        download={download}
        actions={!isBrief && choice.matches('empty') && <ExportButtons download={download} />}
      >
        <EmployeeTable
          employees={result?.items}
          hasUnits={(result?.unitCounts.units.length ?? 0) > 0}
          chosen={chosen}
          full={choice.matches('full')}
          brief={isBrief}
          setup={setup}
          sort={query.sort}
          stale={isBusy || failure !== null}
          onToggle={(row) => selection.send({ type: 'row.toggled', row })}
          onTogglePage={(rows) => selection.send({ type: 'page.toggled', rows })}
          onSort={(sort) => send({ type: 'sort.changed', sort })}
          onOpen={leave}
          onVerb={
            isOwner
              ? (verb, row) => bulk.send({ type: 'change.chosen', subject: { verb, rows: [row] } })
              : undefined
          }
        />
      </ListBody>
      <EmployeeSelection
        snapshot={choice}
        send={(event) => selection.send(event)}
        query={query}
        total={result?.total ?? 0}
        onVerb={(verb) => bulk.send({ type: 'change.chosen', subject: { verb, rows: chosen } })}
        onMove={() =>
          move.send({ type: 'change.chosen', subject: { rows: chosen, today: companyDate(Date.now()) } })
        }
        exporting={
          <ExportButtons
            download={download}
            ids={chosen.map(({ id }) => id)}
            label={words('exportChosen')}
            short
          />
        }
      />
      <BulkDialog bulk={bulk} />
      <UnitMoveSheet move={move} />
    </Screen>
  );
}
