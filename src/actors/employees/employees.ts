import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import type { ChangeStatusInput } from '#machines/flows/employees/employeeStatus/employeeStatusMachine.ts';
import type { EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { ApiFailure, unwrap } from '#src/api/unwrap.ts';
import { getEmployee, getRecord } from './getEmployee.ts';

type Schemas = components['schemas'];
export type EmployeeBrief = Schemas['EmployeeBrief'];
/** A manager gets the brief record. */
export type Employee = Schemas['Employee'] | EmployeeBrief;

/** Translates a list's query for the contract; the filters are `status`, `registration` and `unit`. */
export function employeeQuery({ search, filter, sort }: ListQuery) {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(filter['status'] ? { status: filter['status'] as Schemas['EmployeeStatus'] } : {}),
    ...(filter['registration'] ? { registration: filter['registration'] as Schemas['Registration'] } : {}),
    ...(filter['unit'] ? { unit: filter['unit'] } : {}),
    ...(sort ? { sort: sort as Schemas['EmployeeSort'] } : {}),
  };
}

/** A page of people, and how many match in each status and unit. */
export type EmployeePage = ListPage<Employee> & Pick<Schemas['EmployeeList'], 'counts' | 'unitCounts'>;

export const loadEmployees = fromPromise<ListPage<Employee>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { ...employeeQuery(input), page, pageSize: pageSize as 20 };
  return unwrap(api.GET('/employees', { params: { query }, signal }));
});

export const loadEmployee = fromPromise<EmployeeDetails, { id: string }>(({ input, signal }) =>
  getEmployee(input.id, signal),
);

export const loadBrief = fromPromise<EmployeeBrief, string>(({ input: id, signal }) => getRecord(id, signal));

interface StatusCall {
  ids: string[];
  verb: EmployeeVerb;
  reason: string;
  /** `YYYY-MM-DD`; empty for today. */
  day?: string;
  idempotencyKey: string;
}

/** One call for any number of people, with a result for each. */
export async function changeStatuses(
  { ids, verb, reason, day = '', idempotencyKey }: StatusCall,
  signal: AbortSignal,
) {
  const { items } = await unwrap(
    api.POST('/employees/status', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { ids, event: verb, ...(reason ? { reason } : {}), ...(day ? { day: day as CompanyDate } : {}) },
      signal,
    }),
  );
  return items;
}

export const changeStatus = fromPromise<void, ChangeStatusInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const call = { ids: [subject.id], verb: subject.verb, ...form, idempotencyKey };
  const [result] = await changeStatuses(call, signal);
  if (result?.code === 'notFound')
    throw new ApiFailure({ kind: 'problem', status: 404, code: result.code, fields: {} });
});
