import { defineCases } from '#machines/support/cases.ts';
import { gateScreenMachine, type GateCode } from './gateScreenMachine.ts';

const gateId = '01935d2e-0000-7000-8000-0000000000a1';
const code: GateCode = {
  gateTitle: 'Asosiy kirish',
  organizationTitle: 'Namuna MChJ',
  serverTime: '2026-11-18T03:55:12Z',
  slotSeconds: 30,
  current: {
    code: `DVM1.${gateId}.58812345.abcdefghijklmnopqrstuA`,
    typedCode: '48151623',
    startsInMs: -12_000,
    endsInMs: 18_000,
  },
  next: {
    code: `DVM1.${gateId}.58812346.bcdefghijklmnopqrstuvA`,
    typedCode: '42108151',
    startsInMs: 18_000,
    endsInMs: 48_000,
  },
};
const place = { gateTitle: code.gateTitle, organizationTitle: code.organizationTitle };
const problem = (status: number, name: string) => ({
  error: { failure: { kind: 'problem', status, code: name, fields: {} } },
});
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(gateScreenMachine, {
  inputs: { default: { gateId } },
  cases: {
    'pairing.confirmed': { default: { newKey: 'key' } },
    'pairing.asked': { default: {} },
    'connection.retried': { default: {} },
    'xstate.done.actor.readPairing': { paired: { output: true }, not: { output: false } },
    'xstate.error.actor.readPairing': { default: { error: 'storage is closed' } },
    'xstate.done.actor.readVisitor': {
      employer: { output: { role: 'employer', place } },
      employee: { output: { role: 'employee', place: null } },
      nobody: { output: { role: 'nobody', place: null } },
    },
    'xstate.error.actor.readVisitor': { network },
    'xstate.done.actor.pairGate': { default: { output: undefined } },
    'xstate.error.actor.pairGate': { unknown: problem(404, 'notFound'), network },
    'xstate.done.actor.getGateCode': { default: { output: code } },
    'xstate.error.actor.getGateCode': {
      revoked: problem(401, 'unauthenticated'),
      tooMany: problem(429, 'tooManyRequests'),
      network,
    },
    'xstate.done.actor.forgetPairing': { default: { output: undefined } },
    'xstate.error.actor.forgetPairing': { default: { error: 'storage is closed' } },
  },
  invariant: (snapshot, { calls }) => {
    const running = calls.filter(({ status }) => status === 'running').map(({ id }) => id);
    if (running.includes('getGateCode') && !snapshot.matches('showing'))
      return 'asks for codes without a pairing';
    if (running.includes('pairGate') !== snapshot.matches({ unpaired: 'pairing' }))
      return 'pairs outside pairing';
    if (snapshot.matches({ unpaired: 'employer' }) && snapshot.context.place === null)
      return 'offers a pairing without naming the gate';
    if (snapshot.hasTag('code') && snapshot.context.code === null) return 'shows a code it has not';
    if (snapshot.matches('revoked') && snapshot.context.code) return 'keeps a code after it was revoked';
    return undefined;
  },
});
