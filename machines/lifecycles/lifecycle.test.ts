import { describe, expect, test } from 'vitest';
import { decide, legalEvents } from './lifecycle.ts';
import { employeeMachine } from './employeeMachine.ts';
import { paymentRequestMachine } from './paymentRequestMachine.ts';

describe('a lifecycle decides', () => {
  test('a legal event gives the new state', () => {
    expect(decide(paymentRequestMachine, 'inProcess', 'approve', 'employer')).toEqual({
      legal: true,
      state: 'approved',
    });
  });

  test('an illegal event names the legal ones', () => {
    expect(decide(paymentRequestMachine, 'approved', 'approve', 'employer')).toEqual({
      legal: false,
      legalEvents: ['markPaid', 'cancel'],
    });
    expect(decide(paymentRequestMachine, 'paid', 'cancel', 'employer')).toEqual({
      legal: false,
      legalEvents: ['markReturned'],
    });
  });

  test('each party has its own verbs', () => {
    expect(legalEvents(paymentRequestMachine, 'inProcess', 'employee')).toEqual(['withdraw']);
    expect(legalEvents(paymentRequestMachine, 'inProcess', 'employer')).toEqual(['approve', 'cancel']);
    expect(decide(paymentRequestMachine, 'inProcess', 'pay', 'employee').legal).toBe(false);
  });

  test.each([
    ['active', 'active'],
    ['blocked', 'blocked'],
  ])('an identified record becomes what the wizard chose: %s', (chosenStatus, state) => {
    expect(decide(employeeMachine, 'notIdentified', 'identify', 'system', { chosenStatus })).toEqual({
      legal: true,
      state,
    });
  });

  test('rehiring gives back active only to an identified person', () => {
    expect(decide(employeeMachine, 'left', 'rehire', 'employer', { identified: true })).toMatchObject({
      state: 'active',
    });
    expect(decide(employeeMachine, 'left', 'rehire', 'employer', { identified: false })).toMatchObject({
      state: 'notIdentified',
    });
    expect(decide(employeeMachine, 'left', 'block', 'employer')).toEqual({
      legal: false,
      legalEvents: ['rehire'],
    });
  });
});
