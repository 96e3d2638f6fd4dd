import type { ActorRefFrom } from 'xstate';
import type { gateScreenMachine } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';

export interface GateProps {
  actor: ActorRefFrom<typeof gateScreenMachine>;
}
