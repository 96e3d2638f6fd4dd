import { describe, expect, test } from 'vitest';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import { differencesOf, mergeChoices, openFields, usualChoices } from './editConflict.ts';
import type { EditForm, EditRecord } from './editForm.ts';

const form: EditForm = {
  lastName: 'Karimova',
  firstName: 'Aziza',
  passportSerialNumber: 'AA1234567',
  pinfl: '52902049999978',
  phoneNumber: '998901234567',
  cardNumber: '',
  salary: tiyin(600_000_000),
  salaryFrom: null,
  chosenStatus: 'active',
  firstDay: '2026-11-18',
  ...mapPrinted(() => ''),
  accountCredit: '',
  ownBalanceLimit: null,
  ownBalanceLimitFrom: null,
  unitId: null,
};
const card = { id: 'card 1', first4: '8600', last4: '0842', brand: 'uzcard' as const };
const days = { today: '2026-11-20', earliest: '2026-11-01' } as const;
const base: EditRecord = { version: 1, name: 'Karimova Aziza', joined: false, card, ...days, form };
const theirsWith = (changes: Partial<EditForm>, newCard = card): EditRecord => ({
  ...base,
  version: 2,
  card: newCard,
  form: { ...form, ...changes },
});
const sides = (mine: Partial<EditForm>, theirs: EditRecord) => ({ base, form: { ...form, ...mine }, theirs });

describe('when somebody else saved meanwhile', () => {
  test('each side keeps the fields that only it changed', () => {
    const both = sides({ lastName: 'Yusupova' }, theirsWith({ salary: tiyin(700_000_000) }));
    const choices = usualChoices(both);
    expect(choices).toEqual({ lastName: 'mine', salary: 'theirs' });
    expect(mergeChoices(both, choices)).toEqual({
      ...form,
      lastName: 'Yusupova',
      salary: tiyin(700_000_000),
    });
  });

  test('a field that both changed has no value before one is chosen', () => {
    const both = sides({ lastName: 'Yusupova' }, theirsWith({ lastName: 'Rahimova' }));
    expect(usualChoices(both)).toEqual({});
    expect(openFields(both, {})).toEqual(['lastName']);
    expect(openFields(both, { lastName: 'mine' })).toEqual([]);
    expect(mergeChoices(both, { lastName: 'mine' }).lastName).toBe('Yusupova');
    expect(mergeChoices(both, { lastName: 'theirs' }).lastName).toBe('Rahimova');
  });

  test('my chosen salary keeps its day, and their salary has none', () => {
    const mine = { salary: tiyin(700_000_000), salaryFrom: '2026-12-01' } as const;
    const both = sides(mine, theirsWith({ salary: tiyin(650_000_000) }));
    expect(differencesOf(both).map(({ field }) => field)).toEqual(['salary']);
    expect(mergeChoices(both, { salary: 'mine' })).toMatchObject(mine);
    expect(mergeChoices(both, { salary: 'theirs' })).toMatchObject({ salary: 650_000_000, salaryFrom: null });
  });

  test('the same change on both sides is not a difference', () => {
    expect(differencesOf(sides({ lastName: 'Yusupova' }, theirsWith({ lastName: 'Yusupova' })))).toEqual([]);
  });

  test('their new card stays unless I typed one', () => {
    const theirs = theirsWith({}, { ...card, id: 'card 2', last4: '3347' });
    expect(differencesOf(sides({}, theirs))).toEqual([
      { field: 'cardNumber', by: 'theirs', mineCanBe: false },
    ]);
    const typed = sides({ cardNumber: '8600490744313347' }, theirs);
    expect(differencesOf(typed)).toEqual([{ field: 'cardNumber', by: 'both', mineCanBe: true }]);
    expect(mergeChoices(typed, { cardNumber: 'theirs' }).cardNumber).toBe('');
    expect(mergeChoices(typed, { cardNumber: 'mine' }).cardNumber).toBe('8600490744313347');
  });
});
