import { editFields, type EditField, type EditForm, type EditRecord } from './editForm.ts';

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<EditField, Choice>>;

interface Sides {
  /** The record that the form was made of. */
  base: EditRecord;
  form: EditForm;
  /** The record as somebody else has saved it meanwhile. */
  theirs: EditRecord;
}

export interface Difference {
  field: EditField;
  /** Who changed it; what both changed has to be chosen. */
  by: Choice | 'both';
  /** Mine can be chosen: a card that was not typed cannot be put back. */
  mineCanBe: boolean;
}

/** The fields in which saving the form would undo what somebody else saved, or the other way round. */
export function differencesOf({ base, form, theirs }: Sides): Difference[] {
  return editFields.flatMap((field): Difference[] => {
    const isCard = field === 'cardNumber';
    const mine = form[field] !== base.form[field];
    const others = isCard ? theirs.card.id !== base.card.id : theirs.form[field] !== base.form[field];
    const same = isCard ? !mine && !others : form[field] === theirs.form[field];
    if (same) return [];
    return [{ field, by: mine && others ? 'both' : mine ? 'mine' : 'theirs', mineCanBe: !isCard || mine }];
  });
}

/** What only one side changed is that side's, until it is chosen otherwise. */
export const usualChoices = (sides: Sides): Choices =>
  Object.fromEntries(differencesOf(sides).flatMap(({ field, by }) => (by === 'both' ? [] : [[field, by]])));

export const openFields = (sides: Sides, choices: Choices): EditField[] =>
  differencesOf(sides).flatMap(({ field }) => (choices[field] ? [] : [field]));

/** Their record with what was chosen of mine. */
export function merged(sides: Sides, choices: Choices): EditForm {
  const mine = differencesOf(sides).filter(({ field }) => choices[field] === 'mine');
  return Object.assign(
    { ...sides.theirs.form },
    ...mine.map(({ field }) => ({ [field]: sides.form[field] })),
  ) as EditForm;
}
