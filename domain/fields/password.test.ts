import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { newPasswordSchema, passwordProblems } from './password.ts';

describe('a new password', () => {
  it('names everything that is wrong', () => {
    expect(passwordProblems('Davomat1')).toEqual([]);
    expect(passwordProblems('---')).toEqual([
      'passwordTooShort',
      'passwordNeedsDigit',
      'passwordNeedsLower',
      'passwordNeedsUpper',
    ]);
  });

  it('must be confirmed, and the confirmation bears the fault', () => {
    const errors = (password: string, passwordConfirmation: string) =>
      fieldErrors(newPasswordSchema, { password, passwordConfirmation });
    expect(errors('Davomat1', 'Davomat1')).toEqual({});
    expect(errors('Davomat1', 'Davomat2')).toEqual({ passwordConfirmation: 'passwordsDiffer' });
    expect(errors('Davomat1', '')).toEqual({ passwordConfirmation: 'required' });
    expect(errors('short', 'short')).toEqual({ password: 'passwordTooShort' });
  });
});
