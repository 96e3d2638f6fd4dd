import { dayFields, editFields, type EditField, type EditForm, type EditRecord } from './editForm.ts';

const days: readonly EditField[] = Object.values(dayFields);
/** The day of a salary or a limit is chosen together with its value. */
const comparedFields = editFields.filter((field) => !days.includes(field));

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<EditField, Choice>>;

interface Sides {
  /** The record that the form was started from. */
  base: EditRecord;
  form: EditForm;
  /** The record as somebody else saved it meanwhile. */
  theirs: EditRecord;
}

export interface Difference {
  field: EditField;
  /** Which side changed the field; when both did, the person has to choose. */
  by: Choice | 'both';
  /** Whether "mine" can be chosen: a card number that was not typed cannot be restored. */
  mineCanBe: boolean;
}

/** The fields whose values differ between the form and what somebody else saved. */
export function differencesOf({ base, form, theirs }: Sides): Difference[] {
  return comparedFields.flatMap((field): Difference[] => {
    const isCard = field === 'cardNumber';
    const mine = form[field] !== base.form[field];
    const others = isCard ? theirs.card.id !== base.card.id : theirs.form[field] !== base.form[field];
    const same = isCard ? !mine && !others : form[field] === theirs.form[field];
    if (same) return [];
    return [{ field, by: mine && others ? 'both' : mine ? 'mine' : 'theirs', mineCanBe: !isCard || mine }];
  });
}

/** A field that only one side changed takes that side's value unless chosen otherwise. */
export const usualChoices = (sides: Sides): Choices =>
  Object.fromEntries(differencesOf(sides).flatMap(({ field, by }) => (by === 'both' ? [] : [[field, by]])));

export const openFields = (sides: Sides, choices: Choices): EditField[] =>
  differencesOf(sides).flatMap(({ field }) => (choices[field] ? [] : [field]));

/** Their record with my chosen values applied. */
export function mergeChoices(sides: Sides, choices: Choices): EditForm {
  const mine = differencesOf(sides).filter(({ field }) => choices[field] === 'mine');
  return Object.assign(
    { ...sides.theirs.form },
    ...mine.map(({ field }) => ({ [field]: sides.form[field] })),
    ...(choices.salary === 'mine' ? [{ salaryFrom: sides.form.salaryFrom }] : []),
    ...(choices.ownBalanceLimit === 'mine' ? [{ ownBalanceLimitFrom: sides.form.ownBalanceLimitFrom }] : []),
  ) as EditForm;
}
