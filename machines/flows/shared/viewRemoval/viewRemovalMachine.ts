import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput, NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { ListName, ListSetup, ListView } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { isNotFound } from '#machines/support/failure.ts';

export type RemovedView = { list: ListName } & Pick<ListView, 'id' | 'name'>;

export type RemoveViewInput = ChangeInput<RemovedView>;

/** Forgets a saved view of a list; null when that was done on another device already. */
export const viewRemovalMachine = confirmedChange<RemovedView, NoForm, ListSetup | null>({
  id: 'viewRemoval',
  spec: '2',
  made: { by: isNotFound, output: null },
});
