import type { DayRule } from '#domain/attendance/rules.ts';
import { addDays, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import { fromSom, tiyin } from '#domain/money.ts';
import { sampleNumber } from '../seed/numbers.ts';
import type { SampleEmployee } from '../seed/people.ts';
import { leaveOf, minutes, speaksUp, type PersonsDay } from './personsDay.ts';
import type { Deed, World } from './deed.ts';

const lateReasons = [
  'Yoʻlda tirbandlik boʻldi',
  'Avtobus kechikdi',
  'Bolamni bogʻchaga olib bordim',
  'Поздно выехал из-за дождя',
];
const awayNotes = ['Isitmam chiqdi', 'Oilaviy sabab', 'Shifokor qabulida edim'];
const moneyNotes = ['Kommunal toʻlovlar uchun', 'Dori-darmon', 'На ремонт', 'Toʻy uchun'];
const SICK_LEAVE = 19;
const OWN_EXPENSE = 16;
const YEARLY_LEAVE = 9;

const oneOf = <T>(list: readonly T[], ...words: (string | number)[]): T =>
  list[sampleNumber(list.length, ...words)]!;

/** A day on which a person asks for money: twice a month for one in two. */
function asks(who: SampleEmployee, date: CompanyDate): boolean {
  if (who.habit === 'example' || who.serial % 2) return false;
  const month = date.slice(0, 7);
  const days = [
    9 + sampleNumber(10, who.serial, month, 'first'),
    22 + sampleNumber(6, who.serial, month, 'second'),
  ];
  return days.includes(Number(date.slice(8)));
}

async function ask({ as }: World, who: SampleEmployee, date: CompanyDate): Promise<void> {
  const act = as(who);
  const { enabled, minimumRequest, card, status } = await act('getSalary');
  const part = 30 + sampleNumber(50, who.serial, date, 'part');
  const step = fromSom(10_000);
  const amount = tiyin(Math.floor((enabled * part) / 100 / step) * step);
  if (amount < minimumRequest || status !== 'active') return;
  const note =
    sampleNumber(3, who.serial, date, 'note') === 0 ? {} : { note: oneOf(moneyNotes, who.serial, date) };
  await act('createSalaryRequest', { body: { amount, cardId: card.id, ...note } });
}

/** What a person does on a date besides coming and going. */
export function deedsOf(
  who: SampleEmployee,
  date: CompanyDate,
  rule: DayRule,
  day: PersonsDay | undefined,
): Deed[] {
  const midnight = companyDayStart(date);
  const deeds: Deed[] = [];
  const add = (minute: number, does: Deed['does']) => {
    deeds.push({ at: midnight + minutes(minute + sampleNumber(40, who.serial, date, minute)), does });
  };
  const leave = leaveOf(who);
  if (leave && date === addDays(leave.firstDay, -6))
    add(14 * 60, ({ as }) =>
      as(who)('proposeAbsence', { body: { ...leave, kind: YEARLY_LEAVE, note: 'Yillik mehnat taʼtili' } }),
    );
  if (asks(who, date) && day?.course !== 'onLeave') add(12 * 60, (world) => ask(world, who, date));
  if (!day || !speaksUp(who, date)) return deeds;
  if (day.course === 'absent')
    add(10 * 60, ({ as }) =>
      as(who)('proposeAbsence', {
        body: {
          firstDay: date,
          lastDay: date,
          note: oneOf(awayNotes, who.serial, date),
          kind: oneOf([SICK_LEAVE, OWN_EXPENSE], who.serial, date, 'kind'),
        },
      }),
    );
  if (day.course === 'late')
    add(13 * 60, ({ as }) =>
      as(who)('giveTardinessReason', {
        path: { date },
        body: { reason: oneOf(lateReasons, who.serial, date) },
      }),
    );
  if (day.course === 'missedCheckOut') deeds.push(correction(who, date, rule));
  return deeds;
}

/** On the next morning, when the day has closed: the person says until when they worked. */
function correction(who: SampleEmployee, date: CompanyDate, rule: DayRule): Deed {
  const pairs = [{ in: rule.shift.start, out: rule.shift.end }];
  return {
    at: companyDayStart(addDays(date, 1)) + minutes(9 * 60 + 30),
    does: ({ as }) =>
      as(who)('proposeCorrection', { body: { date, pairs, reason: 'Chiqishda belgilashni unutdim' } }),
  };
}
