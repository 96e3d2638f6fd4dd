import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from '#domain/fields/shortTitle.ts';
import { record } from '#domain/fields/text.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type Unit = components['schemas']['Unit'];

/** A new unit, or another title for one. */
export type NamedUnit = 'new' | Pick<Unit, 'id' | 'title'>;

export type UnitForm = { title: string };

export type NameUnitInput = ChangeInput<NamedUnit, UnitForm>;

const formSchema = record({ title: shortTitleSchema(SHORT_TITLE_MAX) });
const errors = ({ title }: UnitForm) => fieldErrors(formSchema, { title });

/** Makes a unit or gives one another title, which no other open unit may have. */
export const unitNamingMachine = confirmedChange<NamedUnit, UnitForm, Unit>({
  id: 'unitNaming',
  spec: '2',
  form: { initial: (unit) => ({ title: unit === 'new' ? '' : unit.title }), errors },
});
