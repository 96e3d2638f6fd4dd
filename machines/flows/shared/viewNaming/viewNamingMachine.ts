import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { shortTitleSchema } from '#domain/fields/shortTitle.ts';
import { record } from '#domain/fields/text.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { ListName, ListSetup, ListView } from '#machines/flows/shared/listSetup/listSetupMachine.ts';

type Shown = Pick<ListView, 'address' | 'hidden'>;

/** What a list shows now, a view that gets another name, or one that is to show what the list shows now. */
export type NamedView = { list: ListName } & (
  Shown | Pick<ListView, 'id' | 'name'> | (Pick<ListView, 'id' | 'name'> & Shown)
);

export type ViewForm = { name: string };

export type NameViewInput = ChangeInput<NamedView, ViewForm>;

/** The contract's `ViewTitle`. */
export const longestName = 60;

const formSchema = record({ name: shortTitleSchema(longestName) });
const errors = ({ name }: ViewForm) => fieldErrors(formSchema, { name });

/** Keeps filters, order and columns of a list under a name, gives a view another one, or lets it show what the list shows. */
export const viewNamingMachine = confirmedChange<NamedView, ViewForm, ListSetup>({
  id: 'viewNaming',
  spec: '2',
  form: { initial: (view) => ({ name: 'id' in view ? view.name : '' }), errors },
});
