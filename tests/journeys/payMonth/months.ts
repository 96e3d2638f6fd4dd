import { fromSom, type Tiyin } from '#domain/money.ts';
import type { TransactionStatus } from '#domain/transactions.ts';
import type { Person } from './company.ts';
import { monthOf, WORKING_DAYS, type PersonMonth } from './figures.ts';

/** Everybody, by name, with what a month comes to. */
export type Months = readonly (readonly [Person, PersonMonth])[];
type People = Record<'bekova' | 'karimov' | 'olimova' | 'rahimov' | 'tursunov', Person>;

/** What Karimov asks for. */
export const ASKED = fromSom(900_000);

/** Of Karimov's eight days one is corrected after the advance; Tursunov is on leave for one. */
export const octoberOf = ({ bekova, karimov, olimova, rahimov, tursunov }: People): Months => {
  const of = (person: Person, days: number) =>
    [person, monthOf(person.salary, days, { daysByAdvance: 10 })] as const;
  const ofKarimov = monthOf(karimov.salary, 7, { daysByAdvance: 8, asked: ASKED });
  const [allDays, oneLess] = [WORKING_DAYS, WORKING_DAYS - 1];
  return [
    of(bekova, allDays),
    [karimov, ofKarimov],
    of(olimova, allDays),
    of(rahimov, allDays),
    of(tursunov, oneLess),
  ];
};

/** What Olimova gets beside her days. */
export const BONUS = { amount: fromSom(250_000), reason: 'Yil yakuni uchun' };

/** All work all days, nobody gets an advance, and this one a bonus. */
export const novemberOf = (october: Months, olimova: Person): Months =>
  october.map(([person, { carried }]) => {
    const bonus = person.id === olimova.id ? BONUS.amount : undefined;
    return [person, monthOf(person.salary, WORKING_DAYS, { owed: carried, ...(bonus && { bonus }) })];
  });

export const monthIn = (months: Months, { id }: Person): PersonMonth =>
  months.find(([person]) => person.id === id)![1];

/** Those whom the salary gives something. */
export const paidOf = (months: Months): Months => months.filter(([, { salary }]) => salary > 0);
export const salariesOf = (months: Months): Tiyin[] => paidOf(months).map(([, { salary }]) => salary);

/** Every movement of money, as the story goes. */
export class Movements {
  readonly #moved = new Map<TransactionStatus, Tiyin[]>();

  add(amounts: readonly Tiyin[], ...statuses: TransactionStatus[]): void {
    for (const status of statuses) this.#moved.set(status, [...this.of(status), ...amounts]);
  }

  of(status: TransactionStatus): readonly Tiyin[] {
    return this.#moved.get(status) ?? [];
  }
}
