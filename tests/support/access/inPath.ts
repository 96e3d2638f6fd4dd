import { tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { anyone } from '../worlds/world.ts';
import type { AccessRule } from './rule.ts';
import type { Owner } from './world.ts';

export const importInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const { items } = (await server.call('listImports', { as })).body as { items: { id: string }[] };
    if (items[0]) return { path: { id: items[0].id } };
    const body = { fileName: 'xodimlar.xlsx', rowCount: 1 };
    const { id } = (await server.call('startImport', { as, key: newId(), body })).body as { id: string };
    return { path: { id } };
  },
};
export const gateInPath: AccessRule = { names: ({ gateId }) => ({ path: { gateId } }) };
export const printedGateInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const made = await server.call('createGate', { as, body: { title: 'Ombor', static: true } });
    return { path: { gateId: (made.body as { id: string }).id } };
  },
};
export const makeSchedule = async ({ server, employer: as }: Owner): Promise<{ id: string }> => {
  const days = Array.from({ length: 7 }, () => ({ start: '08:00', end: '20:00' }));
  const schedule = { kind: 'weekly', days, breakMinutes: 0, worksOnHolidays: false, anchor: null } as const;
  const body = { title: 'Smena', validFrom: '2026-12-01', schedule };
  return { id: ((await server.call('createSchedule', { as, body })).body as { id: string }).id };
};
export const scheduleInPath: AccessRule = { names: async (owner) => ({ path: await makeSchedule(owner) }) };
export const invitedInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const body = { phoneNumber: anyone().phoneNumber, role: 'accountant', unitIds: [] } as const;
    const invited = await server.call('inviteColleague', { as, body: { ...body, unitIds: [] } });
    return { path: { id: (invited.body as { id: string }).id } };
  },
};
export const unitInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const made = await server.call('createUnit', { as, body: { title: newId() } });
    return { path: { id: (made.body as { id: string }).id } };
  },
};
/**
 * Only its owner can reach a view, whatever the role; server/modules/account/lists/setup.test.ts tests the views of
 * others.
 */
export const viewInPath: AccessRule = { free: ['list', 'id'] };
export const requestInPath: AccessRule = { names: ({ requestId }) => ({ path: { id: requestId } }) };
export const registerInPath: AccessRule = { names: ({ registerId }) => ({ path: { id: registerId } }) };
export const runInPath: AccessRule = { names: ({ runId }) => ({ path: { id: runId } }) };
export const reportInPath: AccessRule = { names: ({ reportId }) => ({ path: { id: reportId } }) };
export const employeeInPath: AccessRule = { names: ({ jobId }) => ({ path: { id: jobId } }) };
export const cardInPath: AccessRule = { names: ({ jobId, cardId }) => ({ path: { id: jobId, cardId } }) };
export const payLineInPath: AccessRule = {
  names: async ({ server, employer: as, jobId: id }) => {
    const body = {
      period: '2026-11',
      kind: 'bonus',
      amount: tiyin(50_000_000),
      reason: 'Loyiha uchun',
    } as const;
    const made = await server.call('addPayLine', { as, path: { id }, body });
    return { path: { id, lineId: (made.body as { items: { id: string }[] }).items[0]!.id } };
  },
};
