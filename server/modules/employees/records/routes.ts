import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { employeeUpdateSchema, mismatchCorrectionSchema, newEmployeeSchema } from '#domain/employee.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { fieldsAccepted } from '../../fieldsAccepted.ts';
import { inUnitOf, scopeOf, unitCountsOf, type AnnounceJobs } from '../../organization/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { refuseWhenAllIllegal } from '../../refuseWhenAllIllegal.ts';
import { correct, correctMismatch, type AnnounceCard } from './correct.ts';
import { exportEmployees } from './export.ts';
import type { RecordedDaysOf } from './firstDay.ts';
import { hire, type GiveSchedule } from './hire.ts';
import type { Writing } from './writing.ts';
import { historyOf } from './history.ts';
import { invite } from './invite.ts';
import { briefOf, briefsOf, detailsOf, peopleOf, searchPeople, type BalanceOf } from './people.ts';
import { deleteEmployee } from './remove.ts';
import { searchOf } from './search.ts';
import { countByStatus, countByUnit, selectPage, totalOf, type EmployeeFilter } from './sql/list.ts';
import { changeStatus } from './status.ts';
import { importTemplate } from './template.ts';
import type { AssignUnit } from './unit.ts';
import { moveSalary } from './moveSalary.ts';
import { withdrawLimit } from './withdrawLimit.ts';
import { withdrawSalary } from './withdrawSalary.ts';

type Operations =
  | 'listEmployees'
  | 'createEmployee'
  | 'getEmployee'
  | 'updateEmployee'
  | 'deleteEmployee'
  | 'changeEmployeeStatus'
  | 'getEmployeeHistory'
  | 'withdrawSalary'
  | 'withdrawLimit'
  | 'moveSalary'
  | 'resolveMismatch'
  | 'inviteEmployee'
  | 'searchEmployees'
  | 'exportEmployees'
  | 'getImportTemplate';

type FilterQuery = Pick<
  components['schemas']['EmployeeExport'],
  'search' | 'status' | 'registration' | 'unit'
>;

/** Builds the filter of listEmployees and exportEmployees. */
const filterOf = (
  { search, status, registration, unit }: FilterQuery,
  caller: AtJob,
  date: CompanyDate,
): EmployeeFilter => ({
  search: searchOf(search, caller.role !== 'manager'),
  status,
  registered: registration && registration === 'registered',
  unit: inUnitOf(unit, date),
  scope: scopeOf(caller, date),
});

export const employeesHandlers = (
  services: Services,
  {
    balanceOf,
    assignUnit,
    giveSchedule,
    recordedDaysOf,
    announceCard,
    announceJobs,
    messageWaits,
  }: {
    balanceOf: BalanceOf;
    assignUnit: AssignUnit;
    giveSchedule: GiveSchedule;
    recordedDaysOf: RecordedDaysOf;
    announceCard: AnnounceCard;
    announceJobs: AnnounceJobs;
    messageWaits: () => void;
  },
): Pick<Handlers, Operations> => {
  const { db, clock } = services;
  const surroundings = {
    ...services,
    balanceOf,
    assignUnit,
    giveSchedule,
    recordedDaysOf,
    announceCard,
    announceJobs,
  };
  const writing = ({ organizationId, accountId }: AtJob): Writing => ({
    organizationId,
    byAccountId: accountId,
    at: clock.date(),
  });

  return {
    listEmployees: async ({ query, caller }) => {
      const { organizationId } = caller;
      const page = pageOf(query);
      const { sort = 'name' } = query;
      const now = clock.now();
      const date = companyDate(now);
      const filter = filterOf(query, caller, date);
      const counts = await countByStatus(db, organizationId, filter);
      const total = totalOf(counts, filter);
      const ids = await selectPage(db, organizationId, filter, sort, offsetOf(page), total);
      const read = caller.role === 'manager' ? briefsOf : peopleOf;
      const items = await read(db, organizationId, ids, now);
      const inAnyUnit = { ...filter, unit: undefined };
      const unitCounts = await unitCountsOf(db, organizationId, filter.scope, {
        inUnits: () => countByUnit(db, organizationId, filter, date),
        inAll: async () =>
          filter.unit ? totalOf(await countByStatus(db, organizationId, inAnyUnit), filter) : total,
      });
      return reply<'listEmployees'>()(200, { items, ...page, total, counts, unitCounts });
    },

    getEmployee: async ({ params: { id }, caller }) => {
      const { organizationId } = caller;
      const now = clock.now();
      const scope = scopeOf(caller, companyDate(now));
      return reply<'getEmployee'>()(
        200,
        scope
          ? await briefOf(db, organizationId, id, { scope, now })
          : await detailsOf(surroundings, db, organizationId, id, now),
      );
    },

    createEmployee: async ({ body, caller, inChange }) => {
      const person = fieldsAccepted(newEmployeeSchema, body);
      return inChange(async (tx) => {
        const id = await hire(surroundings, tx, writing(caller), person);
        const [employee] = await peopleOf(tx, caller.organizationId, [id], clock.now());
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

    withdrawSalary: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const details = await withdrawSalary(surroundings, tx, writing(caller), { id, ...body });
        return reply<'withdrawSalary'>()(200, details);
      }),

    withdrawLimit: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const details = await withdrawLimit(surroundings, tx, writing(caller), { id, ...body });
        return reply<'withdrawLimit'>()(200, details);
      }),

    moveSalary: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const details = await moveSalary(surroundings, tx, writing(caller), { id, ...body });
        return reply<'moveSalary'>()(200, details);
      }),

    deleteEmployee: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const outcome = await deleteEmployee(surroundings, tx, writing(caller), id);
        return reply<'deleteEmployee'>()(200, { outcome });
      }),

    changeEmployeeStatus: async ({ body: { ids, event, reason, day }, caller, inChange }) => {
      const given = reasonGiven(employeeMachine, event, reason);
      return inChange(async (tx) => {
        const change = { ...writing(caller), ids, event, reason: given, day };
        const items = await changeStatus(surroundings, tx, change);
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

    searchEmployees: async ({ query: { text }, caller }) => {
      const scope = scopeOf(caller, companyDate(clock.now()));
      return reply<'searchEmployees'>()(200, {
        items: await searchPeople(db, caller.organizationId, text, scope),
      });
    },

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

    exportEmployees: async ({ body, caller }) => {
      const { organizationId } = caller;
      const { format, language, ids, sort = 'name' } = body;
      const who = ids ? { ids } : { filter: filterOf(body, caller, companyDate(clock.now())), sort };
      const file = exportEmployees(db, { organizationId, format, language, who, now: clock.now() });
      return reply<'exportEmployees'>()(200, file);
    },

    getImportTemplate: async ({ query: { format, language } }) =>
      reply<'getImportTemplate'>()(200, await importTemplate(format, language)),
  };
};
