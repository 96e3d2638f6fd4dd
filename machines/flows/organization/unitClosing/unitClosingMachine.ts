import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput, NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { Unit } from '../unitNaming/unitNamingMachine.ts';

export type ClosedUnit = Pick<Unit, 'id' | 'title'>;

export type CloseUnitInput = ChangeInput<ClosedUnit>;

/** Closes a unit that nobody is in; the server refuses it while someone is or will be. */
export const unitClosingMachine = confirmedChange<ClosedUnit, NoForm, Unit>({ id: 'unitClosing', spec: '2' });
