import { useActorRef, useSelector } from '@xstate/react';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportEmployees, type WantedEmployees } from '#src/actors/employees/exportEmployees.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useEmitted } from '#src/components/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const machine = downloadMachineOf<WantedEmployees>().provide({ actors: { saveFile: exportEmployees } });

/** Exports the list, or the selection, as a file in the screen's language. */
export function useEmployeeExport(query: ListQuery) {
  const t = useText('employeeList');
  const [language] = useLanguage();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, {
    saved: ({ name }) => showToast({ tone: 'success', title: t('exported'), message: name }),
  });
  return {
    snapshot,
    failure: snapshot.hasTag('error') ? snapshot.context.failure : null,
    start: (format: WantedEmployees['format'], ids: string[] | null) =>
      actor.send({ type: 'download.started', wanted: { format, language, ids, query } }),
    retry: () => actor.send({ type: 'download.retried' }),
    stop: () => actor.send({ type: 'download.cancelled' }),
  };
}

export type EmployeeExport = ReturnType<typeof useEmployeeExport>;
