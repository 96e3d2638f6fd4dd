import { describe, expect, it } from 'vitest';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import {
  applyChange,
  isSameForm,
  isSameRecord,
  toUpdate,
  type EditForm,
  type EditRecord,
  editErrors,
} from './editForm.ts';

const form: EditForm = {
  ...{ lastName: 'Karimova', firstName: 'Aziza', passportSerialNumber: 'AA1234567', pinfl: '52902049999978' },
  ...{
    phoneNumber: '998901234567',
    cardNumber: '',
    accountCredit: '',
    ownBalanceLimit: null,
    ownBalanceLimitFrom: null,
  },
  ...{
    salary: tiyin(600_000_000),
    salaryFrom: null,
    chosenStatus: 'active',
    firstDay: '2026-11-18',
    unitId: null,
  },
  ...mapPrinted(() => ''),
};
const record: EditRecord = {
  ...{ version: 1, name: 'Karimova Aziza', joined: false, form },
  card: { id: 'card 1', first4: '8600', last4: '0842', brand: 'uzcard' },
  ...{ today: '2026-11-20', earliest: '2026-11-01' },
};
const typeChanges = (...changes: Parameters<typeof applyChange>[2][]) =>
  changes.reduce((now, change) => applyChange(record, now, change), form);
const more = { field: 'salary', value: tiyin(700_000_000) } as const;
const december = { field: 'salaryFrom', value: '2026-12-01' } as const;

describe('the day of a changed salary', () => {
  it('is today until another one is chosen, and further typing keeps that one', () => {
    expect(typeChanges(more).salaryFrom).toBe('2026-11-20');
    expect(typeChanges(more, december, { ...more, value: tiyin(710_000_000) }).salaryFrom).toBe('2026-12-01');
  });

  it('is removed when the salary is the record’s again, so that nothing is saved', () => {
    const back = typeChanges(more, december, { field: 'salary', value: form.salary });
    expect(back.salaryFrom).toBeNull();
    expect(isSameForm(back, form)).toBe(true);
    expect(toUpdate(back)).not.toHaveProperty('salaryFrom');
  });

  it('makes the form differ, but is not compared with a record', () => {
    expect(isSameForm(typeChanges(more), typeChanges(more, december))).toBe(false);
    expect(isSameRecord({ ...form, salary: more.value }, typeChanges(more, december))).toBe(true);
  });

  it('works in the same way for an own limit, also for a removed one', () => {
    const limited = { ...form, ownBalanceLimit: tiyin(50_000_000) };
    const change = (now: EditForm, next: Parameters<typeof applyChange>[2]) =>
      applyChange({ ...record, form: limited }, now, next);
    const away = change(limited, { field: 'ownBalanceLimit', value: null });
    expect(toUpdate(away)).toMatchObject({ ownBalanceLimit: null, ownBalanceLimitFrom: '2026-11-20' });
    const noDay = change(away, { field: 'ownBalanceLimitFrom', value: null });
    expect(editErrors({ form: limited }, noDay)).toEqual({ ownBalanceLimitFrom: 'required' });
    expect(change(noDay, { field: 'ownBalanceLimit', value: tiyin(50_000_000) })).toEqual(limited);
  });

  it('is required when it is cleared or not a complete date', () => {
    expect(editErrors(record, typeChanges(more, { field: 'salaryFrom', value: null }))).toEqual({
      salaryFrom: 'required',
    });
    expect(editErrors(record, typeChanges(more))).toEqual({});
    expect(editErrors(record, form)).toEqual({});
    expect(toUpdate(typeChanges(more, december))).toMatchObject({
      salary: more.value,
      salaryFrom: '2026-12-01',
    });
  });
});

describe('the first working day', () => {
  const moved = { field: 'firstDay', value: '2026-11-02' } as const;
  it('makes the form differ and is sent, but cannot be removed', () => {
    expect(isSameForm(typeChanges(moved), form)).toBe(false);
    expect(isSameRecord(form, typeChanges(moved))).toBe(false);
    expect(toUpdate(typeChanges(moved))).toMatchObject({ firstDay: '2026-11-02' });
    expect(editErrors(record, typeChanges({ field: 'firstDay', value: null }))).toEqual({
      firstDay: 'required',
    });
  });
  it('is optional for a person who begins with the registration', () => {
    const waiting = { form: { ...form, firstDay: null } };
    expect(editErrors(waiting, waiting.form)).toEqual({});
    expect(toUpdate(waiting.form)).not.toHaveProperty('firstDay');
  });
});
