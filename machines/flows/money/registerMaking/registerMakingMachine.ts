import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export type MakeRegisterInput = ChangeInput<Schemas['PayoutSum']>;

/** Puts what waits for the company's bank into a register: from then on it counts as handed over. */
export const registerMakingMachine = confirmedChange<
  Schemas['PayoutSum'],
  Record<never, never>,
  Schemas['PayoutRegister']
>({ id: 'registerMaking', spec: '4' });
