import type { components } from '#openapi/generated/contract.d.ts';
import { ApiFailure, unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Schemas = components['schemas'];

const refusal = (status: number, code: string) =>
  new ApiFailure({ kind: 'problem', status, code, fields: {} });

/**
 * Loads a record. A path's segment that is no id is refused without a request: `/employees/export` is another
 * operation.
 */
export async function getRecord(id: string, signal: AbortSignal): Promise<Schemas['EmployeeRecord']> {
  if (!uuidPattern.test(id)) throw refusal(404, 'notFound');
  return unwrap(api.GET('/employees/{id}', { params: { path: { id } }, signal }));
}

/** The whole record, which a manager does not get. */
export async function getEmployee(id: string, signal: AbortSignal): Promise<Schemas['EmployeeDetails']> {
  const record = await getRecord(id, signal);
  if (!('salary' in record)) throw refusal(403, 'forbidden');
  return record;
}
