import fc from 'fast-check';

export const worked = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '13'] as const).map(
  (day) => `2026-11-${day}` as const,
);
/** Nobody came, but a correction may say that somebody did. */
const missed = ['2026-11-16', '2026-11-17'] as const;
/** Of a corrected day: it counts, or it does not. */
export const times = { whole: [{ in: '09:00', out: '18:00' }], short: [{ in: '09:00', out: '10:00' }] };

const of = <const T extends string>(...all: T[]) => fc.constantFrom(...all);
const sometimes = <const T extends string>(...all: T[]) => fc.option(of(...all), { freq: 2 });
const lost = ['cutBefore', 'cutAfter', 'hangBefore', 'hangAfter', 'html', 'status500'] as const;
const faults = {
  draft: sometimes(...lost, 'expiredCard', 'expiredToken'),
  confirm: sometimes(...lost, 'slowProgress', 'slowProgress', 'declined', 'unknownError'),
};
const read = sometimes('cutBefore', 'hangBefore', 'html', 'status500');
const which = fc.nat(4);
export const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: of('ask'), amount: of('little', 'little', 'much', 'all', 'less', 'more') },
      approved: fc.boolean(),
      ...faults,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: of('approve'), which, ...faults }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: of('pass'), minutes: fc.constantFrom(1, 6, 31, 24 * 60), read }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: of('say'),
      which,
      event: of('markPaid', 'markPaid', 'markUnpaid', 'markReturned'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: of('correct'), date: of(...worked, ...missed), to: of('whole', 'short') },
      by: of('employer', 'employee', 'employeeInVain'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: of('repeat') }) },
  { weight: 1, arbitrary: fc.record({ do: of('progress') }) },
  { weight: 1, arbitrary: fc.record({ do: of('revert') }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export type Do<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

const paying = (confirm: Do<'ask'>['confirm'] = null, draft: Do<'ask'>['draft'] = null): Step => ({
  ...{ do: 'ask', amount: 'little', approved: true, draft, confirm },
});
const asking = (amount: Do<'ask'>['amount']): Step => ({
  ...{ do: 'ask', amount, approved: false, draft: null, confirm: null },
});
const approving = (which: number): Step => ({ do: 'approve', which, draft: null, confirm: null });
const saying = (event: Do<'say'>['event']): Step => ({ do: 'say', which: 0, event });

/** Seldom found by chance. */
export const known: Step[][] = [
  // More is reserved than is earned since: neither may be approved before the other is gone.
  [
    ...[asking('much'), asking('all')],
    ...worked.slice(0, 6).map((date): Step => ({ do: 'correct', date, to: 'short', by: 'employer' })),
    ...[approving(0), approving(1)],
    { do: 'cancel', which: 0 },
    approving(0),
  ],
  // A person settles what is in doubt, and what came back.
  [
    ...[paying('hangAfter'), saying('markPaid')],
    ...([{ do: 'repeat' }, { do: 'revert' }] as const),
    ...[saying('markReturned'), approving(0), paying(null, 'hangAfter'), saying('markUnpaid'), approving(0)],
    { do: 'repeat' },
  ],
];
