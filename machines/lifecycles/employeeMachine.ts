import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type EmployeeLifecycleEvent =
  | { type: 'employee.identify'; chosenStatus: 'active' | 'blocked' }
  | { type: 'employee.decline' }
  | { type: 'employee.block' }
  | { type: 'employee.unblock' }
  | { type: 'employee.leave' }
  | { type: 'employee.rehire'; identified: boolean };

/**
 * Lifecycle of an employee record (spec section 3, statuses). Pure: the server decides changes with it, and screens
 * offer what it allows.
 */
export const employeeMachine = setup({
  types: { events: {} as EmployeeLifecycleEvent, transitionMeta: {} as LifecycleMeta },
  guards: {
    chosenBlocked: (_, params: { chosenStatus: 'active' | 'blocked' }) => params.chosenStatus === 'blocked',
    identified: (_, params: { identified: boolean }) => params.identified,
  },
}).createMachine({
  id: 'employee',
  options: { maxIterations: 1000 },
  initial: 'notIdentified',
  states: {
    notIdentified: {
      on: {
        'employee.identify': [
          {
            guard: { type: 'chosenBlocked', params: ({ event }) => event },
            target: 'blocked',
            meta: { by: 'system', spec: '3' },
          },
          { target: 'active', meta: { by: 'system', spec: '3' } },
        ],
        'employee.decline': { target: 'declined', meta: { by: 'employee', spec: '3', reason: 'optional' } },
        'employee.leave': { target: 'left', meta: { by: 'employer', spec: '3', reason: 'required' } },
      },
    },
    /** The person said no to the job; the record keeps its phone number and PINFL. */
    declined: {
      on: {
        'employee.rehire': {
          target: 'notIdentified',
          meta: { by: 'employer', spec: '3', reason: 'optional' },
        },
        'employee.leave': { target: 'left', meta: { by: 'employer', spec: '3', reason: 'required' } },
      },
    },
    active: {
      on: {
        'employee.block': { target: 'blocked', meta: { by: 'employer', spec: '3', reason: 'required' } },
        'employee.leave': { target: 'left', meta: { by: 'employer', spec: '3', reason: 'required' } },
      },
    },
    blocked: {
      on: {
        'employee.unblock': { target: 'active', meta: { by: 'employer', spec: '3' } },
        'employee.leave': { target: 'left', meta: { by: 'employer', spec: '3', reason: 'required' } },
      },
    },
    left: {
      on: {
        'employee.rehire': [
          {
            guard: { type: 'identified', params: ({ event }) => event },
            target: 'active',
            meta: { by: 'employer', spec: '3', reason: 'optional' },
          },
          { target: 'notIdentified', meta: { by: 'employer', spec: '3', reason: 'optional' } },
        ],
      },
    },
  },
});
