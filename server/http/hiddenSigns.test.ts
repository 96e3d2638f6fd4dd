import { expect, it } from 'vitest';
import { operations } from './contract.ts';
import { hiddenSigns } from './fieldErrors.ts';
import type { OperationId } from './operation.ts';

const sign = '\u202e';
const found = (id: OperationId, body: unknown) =>
  hiddenSigns(operations.find((one) => one.id === id)!.body!, body).map(({ pointer }) => pointer);

it('hidden signs are found in every text of a body, however deep', () => {
  const body = { items: [{ note: 'a' }, { note: `a\n${sign}` }], 'odd/one': { deeper: [sign] } };
  expect(found('settle', body)).toEqual(['/items/1/note', '/odd~1one/deeper/0']);
});

it('passwords may have them, and what its own rule judges', () => {
  expect(found('login', { password: sign, phoneNumber: sign })).toEqual(['/phoneNumber']);
  expect(found('changePassword', { currentPassword: sign, newPassword: sign })).toEqual([]);
  expect(found('updatePayoutSettings', { secret: sign, storeId: sign })).toEqual(['/storeId']);
  expect(found('updateDetails', { title: sign, tin: sign })).toEqual(['/tin']);
});
