import { tiyin } from '#domain/money.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { dayEntryMachine, type EnteredDays } from './dayEntryMachine.ts';

const ids = ['01935d2e-0000-7000-8000-000000000021', '01935d2e-0000-7000-8000-000000000022'] as const;
export const people = [
  { id: ids[0], name: 'Aliyev Anvar', hasAccount: false, isUnclear: true },
  { id: ids[1], name: 'Zokirov Zafar', hasAccount: false, isUnclear: true },
];
const days = { firstDay: '2026-10-01', lastDay: '2026-10-31', today: '2026-11-18' } as const;

const none = { ownDay: 0, notEmployed: 0, otherUnit: 0, periodClosed: 0, dayOff: 0, dayOpen: 0, taken: 0 };
const entered: EnteredDays = {
  people: [
    { employeeId: ids[1], fullName: 'Zokirov Zafar', entered: 3, skipped: none, earned: null },
    { employeeId: ids[0], fullName: 'Aliyev Anvar', entered: 2, skipped: none, earned: null },
  ],
  entered: 5,
  skipped: none,
  earned: { before: tiyin(0), after: tiyin(119_047_619) },
};

export const cases = previewedChangeCases(dayEntryMachine, {
  subjects: { sheet: { people, chosen: [], ...days }, closing: { people, chosen: ids, ...days } },
  changes: {
    all: { employeeIds: ids },
    one: { employeeIds: [ids[1]] },
    nobody: { employeeIds: [] },
    reason: { reason: 'Qogʻozdagi jurnal' },
    blank: { reason: ' ' },
    backwards: { lastDay: '2026-09-30' },
    long: { firstDay: '2026-09-30' },
  },
  effect: entered,
  nothing: { people: [], entered: 0, skipped: none, earned: null },
  answers: { default: entered },
  refused: 'notFound',
  atField: { lastDay: 'rangeTooLong' },
  wrongly: ({ form, effect }) => {
    if (form.employeeIds.length === 0 || form.reason.trim() === '')
      return 'days of nobody, or without a reason';
    if (form.firstDay !== days.firstDay || form.lastDay !== days.lastDay)
      return 'a range that is none was sent';
    return effect.entered > 0 ? undefined : 'nothing was entered';
  },
});
