import type { components, operations } from '#openapi/generated/contract.d.ts';
import { company, server } from './paymentsWorld.ts';
import { bodyOf } from './punching.ts';
import type { Session } from '../server/server.ts';

type Schemas = components['schemas'];
export type AuditQuery = NonNullable<operations['listAuditTrail']['parameters']['query']>;

export const trail = async (
  query: AuditQuery = {},
  as: Session = company.employer,
): Promise<Schemas['AuditTrail']> => bodyOf(await server.call('listAuditTrail', { as, query }));

export const told = async (query: AuditQuery = {}, as: Session = company.employer) =>
  (await trail({ pageSize: 100, ...query }, as)).items;

/** `schedule.create` and so on, the latest first. */
export const happenings = async (query: AuditQuery = {}, as: Session = company.employer) =>
  (await told(query, as)).map(({ subject, event }) => `${subject}.${event}`);

/** `graceMinutes: 0 → 5` and so on. */
export const changesTold = ({ changes }: Schemas['AuditEntry']) =>
  changes.map(
    ({ field, before, after }) =>
      `${field}: ${[before, after].map((one) => one?.join(' ') ?? '-').join(' → ')}`,
  );

export const later = (minutes = 1) => server.clock.set(server.clock.now() + minutes * 60_000);

export const nameEmployer = (lastName = 'Karimova', firstName = 'Aziza') =>
  server.db
    .updateTable('account')
    .set({ firstName, lastName })
    .where('id', '=', company.employer.accountId)
    .execute();

const settings = async () => bodyOf(await server.call('getSettings', { as: company.employer }));

export const saveWork = async (
  change: Partial<Omit<Schemas['WorkSettingsChange'], 'validFrom'>>,
  validFrom: Schemas['CompanyDate'] = '2026-12-01',
) => {
  const { work } = await settings();
  const body = { ...work.current, ...change, validFrom, version: work.version };
  return bodyOf(await server.call('updateWorkSettings', { as: company.employer, body }));
};

export const saveDetails = async (change: Partial<Schemas['Settings']['details']>) => {
  const { details } = await settings();
  return bodyOf(
    await server.call('updateDetails', { as: company.employer, body: { ...details, ...change } }),
  );
};
