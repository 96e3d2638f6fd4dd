import fc from 'fast-check';
import { addDays, daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { anyone } from './world.ts';

export const MONTH = '2026-11' as const;
export const DATES = daysOfMonth(MONTH);

/** What becomes of a person on the days after the hire, each some days after the one before; what is illegal by then is left out. */
export const history = fc.record({
  hiredOn: fc.nat({ max: 24 }),
  /** The first working day is so many days after the day of hiring, or before it; at the earliest the first of the month. */
  begins: fc.oneof(fc.constant(0), fc.integer({ min: -8, max: 8 })),
  moves: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 7 }),
      event: fc.constantFrom('signUp', 'signUp', 'decline', 'leave', 'leave', 'rehire', 'block', 'unblock'),
    }),
    { maxLength: 5 },
  ),
  /** Of a day some days before the one on which it is entered. */
  entries: fc.array(
    fc.record({
      on: fc.nat({ max: 29 }),
      before: fc.nat({ max: 6 }),
      as: fc.constantFrom('worked', 'worked', 'away'),
    }),
    { maxLength: 2 },
  ),
  leftOut: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
type Event = History['moves'][number]['event'];

/** A person as the rules have it, told apart from the server. */
export class Person {
  id = '';
  status: 'none' | 'notIdentified' | 'declined' | 'active' | 'blocked' | 'left' = 'none';
  hasAccount = false;
  /** Days on which they are employed; `isOpen` from the last of them on. */
  readonly employed = new Set<CompanyDate>();
  isOpen = false;
  /** The first day of the last stretch. */
  #since: CompanyDate = DATES[0]!;
  readonly entered = new Map<CompanyDate, 'worked' | 'away'>();
  readonly identity = { ...anyone(), firstName: 'Aziz', lastName: 'Karimov' };
  readonly #moves = new Map<CompanyDate, Event>();

  readonly history: History;

  constructor(told: History) {
    this.history = told;
    let place = told.hiredOn;
    for (const { after, event } of told.moves) {
      place += after;
      if (place < DATES.length) this.#moves.set(DATES[place]!, event);
    }
  }

  /** What can happen on the day, by the lifecycle of a record. */
  moveOn(date: CompanyDate): Event | undefined {
    const event = this.#moves.get(date);
    const legal: Record<Person['status'], Event[]> = {
      none: [],
      notIdentified: ['signUp', 'decline', 'leave'],
      declined: ['rehire', 'leave'],
      active: ['block', 'leave'],
      blocked: ['unblock', 'leave'],
      left: ['rehire'],
    };
    return event && legal[this.status].includes(event) ? event : undefined;
  }

  get firstDay(): CompanyDate {
    const day = addDays(DATES[this.history.hiredOn]!, this.history.begins);
    return day < DATES[0]! ? DATES[0]! : day;
  }

  /** Employed from a day on, which may lie ahead. */
  begins(date: CompanyDate, today = date): void {
    this.isOpen = true;
    this.#since = date;
    for (let day = date; day <= today; day = addDays(day, 1)) this.employed.add(day);
  }

  /** Another day has come. */
  lives(date: CompanyDate): void {
    if (this.isOpen && date >= this.#since) this.employed.add(date);
  }

  moved(event: Event, date: CompanyDate): void {
    if (event === 'signUp') {
      this.status = 'active';
      this.hasAccount = true;
      if (!this.isOpen) this.begins(date);
    }
    if (event === 'block') this.status = 'blocked';
    if (event === 'unblock') this.status = 'active';
    if (event === 'rehire') {
      this.status = this.hasAccount ? 'active' : 'notIdentified';
      this.begins(date);
    }
    if (event === 'leave') {
      this.status = 'left';
      this.isOpen = false;
    }
    if (event === 'decline') {
      this.status = 'declined';
      // Whoever never came never began; the last stretch goes, but for what was entered in it before.
      const entered = [...this.entered.keys()].filter((day) => day >= this.#since);
      const last = entered.sort().at(-1) ?? addDays(this.#since, -1);
      for (const day of [...this.employed]) if (day > last) this.employed.delete(day);
      this.isOpen = false;
    }
  }

  /** The last stretch is to begin on signing up. */
  hasNotBegun(): void {
    let day = [...this.employed].sort().at(-1)!;
    for (; this.employed.has(day); day = addDays(day, -1)) this.employed.delete(day);
    this.isOpen = false;
  }

  /** Of the days that have passed, working ones that nobody entered. */
  unclear(working: ReadonlySet<CompanyDate>): CompanyDate[] {
    return [...this.employed].filter((day) => working.has(day) && !this.entered.has(day)).sort();
  }

  get worked(): number {
    return [...this.entered.values()].filter((as) => as === 'worked').length;
  }
}
