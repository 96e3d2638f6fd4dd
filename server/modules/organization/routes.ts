import { SLOT_MS, slotOf } from '#domain/attendance/gateCode.ts';
import { newOrganizationSchema } from '#domain/organization.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { hashGateToken, newGateToken } from '../auth/index.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { foundOrganization } from './found.ts';
import { gateSecretOf, slotCode } from './shownCodes.ts';
import { selectGate, selectGates, updateGateToken } from './sql/gates.ts';
import { selectTitle } from './sql/organizations.ts';

export const organizationHandlers = ({
  config,
  db,
  clock,
}: Services): Pick<Handlers, 'createOrganization' | 'listGates' | 'pairGate' | 'getGateCode'> => ({
  createOrganization: async ({ body, caller: { accountId }, inChange }) => {
    const details = fieldsAccepted(newOrganizationSchema, body);
    return inChange(async (tx) =>
      reply<'createOrganization'>()(
        201,
        await foundOrganization(tx, { accountId, at: clock.date(), details }),
      ),
    );
  },

  listGates: async ({ caller }) => {
    const gates = await selectGates(db, caller.organizationId);
    const items = gates.map(({ id, title, tokenHash }) => ({ id, title, paired: tokenHash !== null }));
    return reply<'listGates'>()(200, { items });
  },

  pairGate: async ({ params: { gateId }, caller: { organizationId }, inChange }) =>
    inChange(async (tx) => {
      const gateToken = newGateToken();
      const hash = hashGateToken(config, gateToken);
      if (!(await updateGateToken(tx, organizationId, gateId, hash, clock.date()))) throw notFound();
      return reply<'pairGate'>()(200, { gateId, gateToken });
    }),

  getGateCode: async ({ params: { gateId }, caller }) => {
    if (gateId !== caller.gateId) throw notFound();
    const gate = await selectGate(db, gateId);
    if (!gate) throw notFound();
    const organization = await selectTitle(db, caller.organizationId);
    const secret = gateSecretOf(config, gate);
    const now = clock.now();
    const slot = slotOf(now);
    return reply<'getGateCode'>()(200, {
      gateTitle: gate.title,
      organizationTitle: organization.title,
      serverTime: new Date(now).toISOString(),
      slotSeconds: SLOT_MS / 1000,
      current: slotCode(secret, gateId, slot, now),
      next: slotCode(secret, gateId, slot + 1, now),
    });
  },
});
