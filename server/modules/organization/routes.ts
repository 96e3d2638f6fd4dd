import { SLOT_MS, slotOf } from '#domain/attendance/gateCode.ts';
import { newOrganizationSchema } from '#domain/organization.ts';
import type { Services } from '../../context.ts';
import { reply, type AtJob, type Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { hashGateToken, newGateToken } from '../auth/index.ts';
import { colleagueHandlers } from './colleagueRoutes.ts';
import type { AnnounceJobs } from './colleagues.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { foundOrganization } from './found.ts';
import { close, readGateOverview, makeGate, makePrintedCode, rename, revoke } from './gates.ts';
import { markGuidedStep, readGuidedStart } from './guidedStart.ts';
import { settingsHandlers } from './settingsRoutes.ts';
import { gateSecretOf, makeSlotCode } from './shownCodes.ts';
import { markSeen } from './sql/gateStates.ts';
import { selectGate, selectGates, updateGateToken } from './sql/gates.ts';
import { selectTitle } from './sql/organizations.ts';

const authorOf = ({ organizationId, accountId }: AtJob, clock: Services['clock']): Author => ({
  organizationId,
  byAccountId: accountId,
  at: clock.date(),
});

type Operations =
  | 'createOrganization'
  | 'listGates'
  | 'createGate'
  | 'getGateOverview'
  | 'getGuidedStart'
  | 'markGuidedStep'
  | 'renameGate'
  | 'closeGate'
  | 'revokeGate'
  | 'getPrintedCode'
  | 'pairGate'
  | 'getGateCode';

export const organizationHandlers = (
  services: Services,
  announceJobs: AnnounceJobs,
): Pick<Handlers, Operations> &
  ReturnType<typeof settingsHandlers> &
  ReturnType<typeof colleagueHandlers> => ({
  ...colleagueHandlers(services, announceJobs),
  ...settingsHandlers(services),
  ...gateHandlers(services),
});

const gateHandlers = ({ config, db, clock }: Services): Pick<Handlers, Operations> => ({
  createOrganization: async ({ body, caller: { accountId }, inChange }) => {
    const details = fieldsAccepted(newOrganizationSchema, body);
    return inChange(async (tx) =>
      reply<'createOrganization'>()(
        201,
        await foundOrganization(tx, { accountId, at: clock.date(), details }),
      ),
    );
  },

  getGuidedStart: async ({ caller }) =>
    reply<'getGuidedStart'>()(200, await readGuidedStart(db, caller.organizationId)),

  markGuidedStep: async ({ body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'markGuidedStep'>()(200, await markGuidedStep(tx, authorOf(caller, clock), body)),
    ),

  listGates: async ({ caller }) => {
    const gates = await selectGates(db, caller.organizationId);
    const items = gates.map(({ id, title, tokenHash }) => ({ id, title, paired: tokenHash !== null }));
    return reply<'listGates'>()(200, { items });
  },

  createGate: async ({ body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'createGate'>()(201, await makeGate(config, tx, authorOf(caller, clock), body)),
    ),

  getGateOverview: async ({ caller }) =>
    reply<'getGateOverview'>()(200, await readGateOverview(db, caller.organizationId, clock.now())),

  renameGate: async ({ params: { gateId }, body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'renameGate'>()(200, await rename(tx, authorOf(caller, clock), gateId, body.title)),
    ),

  closeGate: async ({ params: { gateId }, caller, inChange }) =>
    inChange(async (tx) => reply<'closeGate'>()(200, await close(tx, authorOf(caller, clock), gateId))),

  revokeGate: async ({ params: { gateId }, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'revokeGate'>()(200, await revoke(config, tx, authorOf(caller, clock), gateId)),
    ),

  getPrintedCode: async ({ params: { gateId }, caller }) =>
    reply<'getPrintedCode'>()(200, await makePrintedCode(config, db, caller.organizationId, gateId)),

  pairGate: async ({ params: { gateId }, caller, inChange }) =>
    inChange(async (tx) => {
      const author = authorOf(caller, clock);
      const gateToken = newGateToken();
      const hash = hashGateToken(config, gateToken);
      if (!(await updateGateToken(tx, caller.organizationId, gateId, hash, author.at))) throw notFound();
      await writeAudit(tx, author, [{ subject: 'gate', subjectId: gateId, event: 'pair' }]);
      return reply<'pairGate'>()(200, { gateId, gateToken });
    }),

  getGateCode: async ({ params: { gateId }, caller }) => {
    if (gateId !== caller.gateId) throw notFound();
    const gate = await selectGate(db, gateId);
    if (!gate) throw notFound();
    await markSeen(db, caller.organizationId, gateId, clock.date());
    const organization = await selectTitle(db, caller.organizationId);
    const secret = gateSecretOf(config, gate);
    const now = clock.now();
    const slot = slotOf(now);
    return reply<'getGateCode'>()(200, {
      gateTitle: gate.title,
      organizationTitle: organization.title,
      serverTime: new Date(now).toISOString(),
      slotSeconds: SLOT_MS / 1000,
      current: makeSlotCode(secret, gateId, slot, now),
      next: makeSlotCode(secret, gateId, slot + 1, now),
    });
  },
});
