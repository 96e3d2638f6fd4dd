import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  employeeDeleteMachine,
  type EmployeeDeleteEvent,
} from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.ts';
import {
  employeeStatusMachine,
  type EmployeeStatusEvent,
} from '#machines/flows/employees/employeeStatus/employeeStatusMachine.ts';
import type { EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { mismatchMachine, type MismatchEvent } from '#machines/flows/employees/mismatch/mismatchMachine.ts';
import { deleteEmployee } from '#src/actors/employees/deleteEmployee.ts';
import { changeStatus, loadEmployee } from '#src/actors/employees/employees.ts';
import { resolveMismatch } from '#src/actors/employees/resolveMismatch.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { returning } from '#src/components/listPlace.ts';
import { useText } from '#src/i18n/useText.ts';
import { lastList } from '../lastList.ts';

const statusMachine = employeeStatusMachine.provide({ actors: { loadEmployee, changeStatus } });
const deleteMachine = employeeDeleteMachine.provide({ actors: { deleteEmployee } });
const mismatch = mismatchMachine.provide({ actors: { resolveMismatch } });

/** A record and the three things that can be done with it here; what comes of them is told, and looked at anew. */
export function useEmployeeRecord(id: string) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const navigate = useNavigate();
  const status = useActorRef(statusMachine, { input: { id }, inspect });
  const deletion = useActorRef(deleteMachine, { input: { id }, inspect });
  const correction = useActorRef(mismatch, { input: { id }, inspect });
  const changed: Record<EmployeeVerb, string> = {
    block: t('change.blockedToast'),
    unblock: t('change.unblockedToast'),
    leave: t('change.leftToast'),
    rehire: t('change.rehiredToast'),
  };
  const told = useRef({ changed, record, navigate });
  useEffect(() => {
    told.current = { changed, record, navigate };
  });
  useEffect(() => {
    const success = (title: string, message?: string) =>
      showToast({ tone: 'success', title, ...(message === undefined ? {} : { message }) });
    const reload = () => status.send({ type: 'employee.reloaded' });
    const subscriptions = [
      status.on('changed', ({ verb }) => success(told.current.changed[verb])),
      deletion.on('deleted', ({ outcome }) => {
        const { record: say, navigate: go } = told.current;
        success(say('deleted'), outcome === 'left' ? say('deletedLeft') : undefined);
        void go(lastList(), { replace: true, state: returning });
      }),
      deletion.on('doubtful', reload),
      correction.on('resolved', () => {
        success(told.current.record('mismatchResolved'));
        reload();
      }),
      correction.on('doubtful', reload),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [status, deletion, correction]);
  return {
    snapshot: useSelector(status, (current) => current),
    send: (event: EmployeeStatusEvent) => status.send(event),
    deletion: {
      snapshot: useSelector(deletion, (current) => current),
      send: (event: EmployeeDeleteEvent) => deletion.send(event),
    },
    correction: {
      snapshot: useSelector(correction, (current) => current),
      send: (event: MismatchEvent) => correction.send(event),
    },
  };
}

export type EmployeeRecord = ReturnType<typeof useEmployeeRecord>;
