import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from '#domain/fields/shortTitle.ts';
import { record } from '#domain/fields/text.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Gate = components['schemas']['Gate'];

/** A new gate, with a screen or printed, or another title for one. */
export type NamedGate = { kind: 'screen' | 'printed' } | { kind: 'rename'; id: string; title: string };

export type GateForm = { title: string };

export type NameGateInput = ChangeInput<NamedGate, GateForm>;

const formSchema = record({ title: shortTitleSchema(SHORT_TITLE_MAX) });
const errors = ({ title }: GateForm) => fieldErrors(formSchema, { title });

/** Makes a gate or gives one another title. */
export const gateNamingMachine = confirmedChange<NamedGate, GateForm, Gate>({
  id: 'gateNaming',
  spec: '1',
  form: { initial: (gate) => ({ title: gate.kind === 'rename' ? gate.title : '' }), errors },
});
