import { defineCases } from '#machines/support/cases.ts';
import { workingDayMachine } from './workingDayMachine.ts';

export const cases = defineCases(workingDayMachine, {
  inputs: { default: undefined },
  cases: {
    'workingDay.plan': {
      working: { kind: 'working' },
      dayOff: { kind: 'dayOff' },
      holiday: { kind: 'holiday' },
    },
    'workingDay.checkIn': { inTime: { late: false }, late: { late: true } },
    'workingDay.checkOut': { default: {} },
    'workingDay.close': { default: {} },
    'workingDay.correct': {
      inTime: { late: false, working: true },
      late: { late: true, working: true },
      dayOff: { late: false, working: false },
    },
    'workingDay.assess': { enough: { counts: true }, tooLittle: { counts: false } },
    'workingDay.count': { default: {} },
    'workingDay.halve': { default: {} },
    'workingDay.dismiss': { default: {} },
  },
  invariant: (snapshot, { event }) => {
    const { presence, punctuality, counting } = snapshot.value;
    const inside = presence === 'present';
    if (event?.type === 'workingDay.close' && (inside || presence === 'notStarted'))
      return 'a closed day is still open';
    if (event?.type === 'workingDay.plan' && ['notStarted', 'dayOff', 'holiday'].includes(presence))
      if (presence !== (event.kind === 'working' ? 'notStarted' : event.kind))
        return 'the day is not as planned';
    if (punctuality !== 'unknown' && ['notStarted', 'absent', 'dayOff', 'holiday'].includes(presence))
      return 'nobody came and punctuality is judged';
    if (counting === 'byItself' && snapshot.can({ type: 'workingDay.count' }))
      return 'nobody decides on a day that counts by itself';
    if (inside !== snapshot.can({ type: 'workingDay.checkOut' })) return 'only who is in can go out';
    const planned = ['notStarted', 'dayOff', 'holiday'].includes(presence);
    if (planned !== snapshot.can({ type: 'workingDay.plan', kind: 'working' }))
      return 'only a day that nobody has touched can be planned';
    return undefined;
  },
});
