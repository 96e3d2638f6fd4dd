import fc from 'fast-check';
import { monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import { anyone } from './world.ts';

export const [OCTOBER, NOVEMBER, DECEMBER] = ['2026-10', '2026-11', '2026-12'] as const;

/** Working days of October and November on which everybody was employed. */
export const DATES: readonly CompanyDate[] = [
  ...(['27', '28', '29', '30'] as const).map((day) => `2026-10-${day}` as const),
  ...(['02', '03', '04', '05'] as const).map((day) => `2026-11-${day}` as const),
];

const TURNS = 4;

/**
 * What a company does, for everybody: it closes the next month or reopens the last one, whatever it can, and pays salaries of months that
 * are closed and of the current one. `close` and `reopen` say what it does where it can do both.
 */
export const companySteps = fc
  .array(
    fc.record({
      turn: fc.constantFrom('close', 'reopen'),
      pays: fc.shuffledSubarray(['payClosed', 'payCurrent'] as const, { minLength: 1 }),
    }),
    { minLength: TURNS, maxLength: TURNS },
  )
  .map((turns) => turns.flatMap(({ turn, pays }) => [turn, ...pays]));
export type CompanyStep = (typeof companySteps extends fc.Arbitrary<infer T> ? T : never)[number];

/** What becomes of one person before each of these steps, and by it. */
export const paidHistory = fc.record({
  salary: fc.integer({ min: 100_000_001, max: 900_000_007 }).map(tiyin),
  /** Every day is dismissed at first, and corrections only add: then nobody has ever too much. */
  rises: fc.boolean(),
  steps: fc.array(
    fc.record({
      /** Days that are corrected: to a minute if they were whole, and to whole if not. */
      corrected: fc.oneof(
        { weight: 4, arbitrary: fc.constant<number[]>([]) },
        { weight: 1, arbitrary: fc.nat({ max: DATES.length - 1 }).map((day) => [day]) },
      ),
      excluded: fc.constantFrom(true, false, false, false),
      comesBack: fc.constantFrom(true, ...Array<false>(19).fill(false)),
    }),
    { minLength: 3 * TURNS, maxLength: 3 * TURNS },
  ),
});
type History = typeof paidHistory extends fc.Arbitrary<infer T> ? T : never;

/** A person as the rules have it, told apart from the server. */
export class PaidPerson {
  id = '';
  readonly identity = { ...anyone(), firstName: 'Aziz', lastName: 'Karimov' };
  readonly salary;
  readonly rises;
  readonly steps;
  /** Days with a minute of work. */
  readonly #short = new Set<CompanyDate>();
  /** The part that a short day counts, once it is decided. */
  readonly #decided = new Map<CompanyDate, 0 | 0.5>();
  #most = 0;

  constructor({ salary, rises, steps }: History) {
    this.salary = salary;
    this.rises = rises;
    this.steps = steps;
    if (!rises) return;
    for (const date of DATES) {
      this.#short.add(date);
      this.#decided.set(date, 0);
    }
  }

  /** Days to correct before a step. */
  correctedAt(place: number): CompanyDate[] {
    const days = this.steps[place]!.corrected.map((day) => DATES[day]!);
    return days.filter((date) => !this.rises || this.#short.has(date));
  }

  /** Corrects a day, and tells whether it is whole now. */
  correct(date: CompanyDate, closed: readonly CompanyMonth[]): boolean {
    if (!this.#short.delete(date)) this.#short.add(date);
    // Of a closed month nobody could decide anew.
    if (!closed.includes(monthOf(date))) this.#decided.delete(date);
    return !this.#short.has(date);
  }

  /** Short days of a month that wait for a decision. */
  waiting(month: CompanyMonth): CompanyDate[] {
    return [...this.#short].filter((date) => monthOf(date) === month && !this.#decided.has(date));
  }

  decide(date: CompanyDate, part: 0 | 0.5): void {
    this.#decided.set(date, part);
  }

  /** One fresh count of all days. */
  earned(workingDays: (month: CompanyMonth) => number): number {
    const earnedIn = (month: CompanyMonth) => {
      const halves = DATES.filter((date) => monthOf(date) === month).reduce(
        (sum, date) => sum + 2 * (this.#short.has(date) ? (this.#decided.get(date) ?? 0) : 1),
        0,
      );
      return Math.floor((this.salary * halves) / (2 * workingDays(month)));
    };
    return earnedIn(OCTOBER) + earnedIn(NOVEMBER);
  }

  /** The most that all days came to until now; of whoever rises, what they come to. */
  mostEarned(workingDays: (month: CompanyMonth) => number): number {
    this.#most = Math.max(this.#most, this.earned(workingDays));
    return this.#most;
  }
}
