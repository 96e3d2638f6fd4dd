import { employeeUpdateSchema, mismatchCorrectionSchema, newEmployeeSchema } from '#domain/employee.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import { reply, type AtJob, type Handlers } from '../../http/operation.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { offsetOf, pageOf } from '../page.ts';
import { reasonGiven } from '../reasonGiven.ts';
import { refuseWhenAllIllegal } from '../refuseWhenAllIllegal.ts';
import { correct, correctMismatch } from './correct.ts';
import { exportEmployees } from './export.ts';
import { hire, type Writing } from './hire.ts';
import { historyOf } from './history.ts';
import { invite } from './invite.ts';
import { detailsOf, peopleOf, searchPeople, type BalanceOf } from './people.ts';
import { deleteEmployee } from './remove.ts';
import { searchOf } from './search.ts';
import { selectPage, type EmployeeFilter } from './sql/list.ts';
import { changeStatus } from './status.ts';
import { importTemplate } from './template.ts';

type Operations =
  | 'listEmployees'
  | 'createEmployee'
  | 'getEmployee'
  | 'updateEmployee'
  | 'deleteEmployee'
  | 'changeEmployeeStatus'
  | 'getEmployeeHistory'
  | 'resolveMismatch'
  | 'inviteEmployee'
  | 'searchEmployees'
  | 'exportEmployees'
  | 'getImportTemplate';

/** Query of listEmployees and exportEmployees. */
const filterOf = ({
  search,
  status,
  registration,
}: Pick<components['schemas']['EmployeeExport'], 'search' | 'status' | 'registration'>): EmployeeFilter => ({
  search: searchOf(search),
  status,
  registered: registration && registration === 'registered',
});

export const employeesHandlers = (
  services: Services,
  { balanceOf, messageWaits }: { balanceOf: BalanceOf; messageWaits: () => void },
): Pick<Handlers, Operations> => {
  const { db, clock } = services;
  const surroundings = { ...services, balanceOf };
  const writing = ({ organizationId, accountId }: AtJob): Writing => ({
    organizationId,
    byAccountId: accountId,
    at: clock.date(),
  });

  return {
    listEmployees: async ({ query, caller: { organizationId } }) => {
      const page = pageOf(query);
      const { sort = 'name' } = query;
      const { ids, total } = await selectPage(db, organizationId, filterOf(query), sort, offsetOf(page));
      const items = await peopleOf(db, organizationId, ids);
      return reply<'listEmployees'>()(200, { items, ...page, total });
    },

    getEmployee: async ({ params: { id }, caller: { organizationId } }) =>
      reply<'getEmployee'>()(200, await detailsOf(surroundings, db, organizationId, id, clock.now())),

    createEmployee: async ({ body, caller, inChange }) => {
      const person = fieldsAccepted(newEmployeeSchema, body);
      return inChange(async (tx) => {
        const id = await hire(services, tx, writing(caller), person);
        const [employee] = await peopleOf(tx, caller.organizationId, [id]);
        return reply<'createEmployee'>()(201, employee!);
      });
    },

    updateEmployee: async ({ params: { id }, body, caller, inChange }) => {
      const { version, ...given } = body;
      const fields = fieldsAccepted(employeeUpdateSchema, given);
      return inChange(async (tx) => {
        const details = await correct(surroundings, tx, writing(caller), { id, version, fields });
        return reply<'updateEmployee'>()(200, details);
      });
    },

    deleteEmployee: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const outcome = await deleteEmployee(tx, writing(caller), id);
        return reply<'deleteEmployee'>()(200, { outcome });
      }),

    changeEmployeeStatus: async ({ body: { ids, event, reason }, caller, inChange }) => {
      const given = reasonGiven(employeeMachine, event, reason);
      return inChange(async (tx) => {
        const items = await changeStatus(tx, { ...writing(caller), ids, event, reason: given });
        refuseWhenAllIllegal(items, (index) => `/ids/${index}`);
        return reply<'changeEmployeeStatus'>()(200, { items });
      });
    },

    getEmployeeHistory: async ({ params: { id }, query, caller: { organizationId } }) =>
      reply<'getEmployeeHistory'>()(200, await historyOf(db, organizationId, id, pageOf(query))),

    resolveMismatch: async ({ params: { id }, body, caller, inChange }) => {
      const { version, ...given } = body;
      const fields = fieldsAccepted(mismatchCorrectionSchema, given);
      return inChange(async (tx) => {
        const details = await correctMismatch(surroundings, tx, writing(caller), { id, version, fields });
        return reply<'resolveMismatch'>()(200, details);
      });
    },

    searchEmployees: async ({ query: { text }, caller: { organizationId } }) =>
      reply<'searchEmployees'>()(200, { items: await searchPeople(db, organizationId, text) }),

    inviteEmployee: async ({ params: { id }, body: { language }, caller, inChange }) => {
      const answer = await invite(services, writing(caller), { id, language }, (work) =>
        inChange(async (tx) => {
          await work(tx);
          return reply<'inviteEmployee'>()(204);
        }),
      );
      messageWaits();
      return answer;
    },

    exportEmployees: async ({ body, caller: { organizationId } }) => {
      const { format, language, ids, sort = 'name' } = body;
      const who = ids ? { ids } : { filter: filterOf(body), sort };
      const file = exportEmployees(db, { organizationId, format, language, who, now: clock.now() });
      return reply<'exportEmployees'>()(200, file);
    },

    getImportTemplate: async ({ query: { format, language } }) =>
      reply<'getImportTemplate'>()(200, await importTemplate(format, language)),
  };
};
