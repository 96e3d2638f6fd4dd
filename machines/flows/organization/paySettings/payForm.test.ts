import { describe, expect, it } from 'vitest';
import { sampleSettings as settings } from '../settingsSection/settingsSectionCases.ts';
import { chooseBasis, basisOf, payErrors, payOf, toPay } from './payForm.ts';

const planned = {
  ...settings,
  pay: {
    ...settings.pay,
    planned: [{ ...settings.pay.current, validFrom: '2027-02-01' as const, salaryBasis: 'gross' as const }],
  },
};
const form = { ...payOf(planned), advanceDay: '20', salaryDay: '5' };

describe('what salaries are in', () => {
  it('is sent only where somebody has chosen it: a plan stands, whatever else is changed', () => {
    const change = { ...form, validFrom: '2027-03-10' as const, allowedPercent: '30' };
    expect(basisOf(change, planned)).toBe('gross');
    expect(toPay(change)).not.toHaveProperty('salaryBasis');
    expect(payErrors(change)).toEqual({});
  });

  it('begins with the next month, unless a first day is chosen already', () => {
    const onTheTenth = { ...form, validFrom: '2026-12-10' as const };
    const chosen = chooseBasis(onTheTenth, planned, 'gross');
    expect(chosen).toEqual({ salaryBasis: 'gross', validFrom: '2027-01-01' });
    expect(toPay({ ...onTheTenth, ...chosen })).toMatchObject(chosen);
    const onTheFirst = { ...form, validFrom: '2026-12-01' as const };
    expect(chooseBasis(onTheFirst, planned, 'gross')).toEqual({ salaryBasis: 'gross' });
    expect(chooseBasis({ ...onTheFirst, salaryBasis: 'gross' }, planned, 'net')).toEqual({
      salaryBasis: null,
    });
    expect(payErrors({ ...onTheTenth, salaryBasis: 'gross' })).toEqual({ validFrom: 'notFirstOfMonth' });
  });
});
