import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type GateState = components['schemas']['GateState'];

export interface EndedGate {
  /** `revoke` takes the token from the gate's screen or voids the printed code; `close` ends the gate for good. */
  act: 'revoke' | 'close';
  gate: Pick<GateState, 'id' | 'title' | 'static'>;
}

export type EndGateInput = ChangeInput<EndedGate>;

/** Takes a gate's screen or code away, or the gate itself. */
export const gateEndingMachine = confirmedChange<EndedGate>({ id: 'gateEnding', spec: '1' });
