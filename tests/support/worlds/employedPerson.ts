import fc from 'fast-check';
import { addDays, daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn, type Stretch } from '#domain/employment.ts';
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
      event: fc.constantFrom(
        ...(['signUp', 'signUp', 'decline', 'leave', 'leave', 'rehire', 'rehire'] as const),
        ...(['block', 'unblock', 'move', 'beginOtherwise'] as const),
      ),
      /** The day that is chosen is so many days after the one on which it is, or before it. */
      days: fc.oneof(fc.constant(0), fc.integer({ min: -8, max: 8 })),
    }),
    { maxLength: 6 },
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

export interface Move {
  event: Event;
  /** The last working day of who leaves, the first one of who is rehired or begins otherwise. */
  day: CompanyDate;
}

/** A person as the rules have it, told apart from the server. */
export class Person {
  id = '';
  status: 'none' | 'notIdentified' | 'declined' | 'active' | 'blocked' | 'left' = 'none';
  hasAccount = false;
  /** In order; of the last one `to` is null until it ends. */
  readonly #stretches: Stretch[] = [];
  readonly entered = new Map<CompanyDate, 'worked' | 'away'>();
  readonly identity = { ...anyone(), firstName: 'Aziz', lastName: 'Karimov' };
  readonly #moves = new Map<CompanyDate, Move>();

  readonly history: History;

  constructor(told: History) {
    this.history = told;
    let place = told.hiredOn;
    for (const { after, event, days } of told.moves) {
      place += after;
      const date = DATES[place];
      if (date)
        this.#moves.set(date, { event, day: addDays(date, event === 'leave' ? -Math.abs(days) : days) });
    }
  }

  /** What can happen on the day, by the lifecycle of a record. */
  moveOn(date: CompanyDate): Move | undefined {
    const move = this.#moves.get(date);
    const always: Event[] = ['move', 'beginOtherwise'];
    const legal: Record<Person['status'], Event[]> = {
      none: [],
      notIdentified: [...always, 'signUp', 'decline', 'leave'],
      declined: [...always, 'rehire', 'leave'],
      active: [...always, 'block', 'leave'],
      blocked: [...always, 'unblock', 'leave'],
      left: [...always, 'rehire'],
    };
    if (!move || !legal[this.status].includes(move.event)) return undefined;
    // Whoever declined is employed no more: there is no last day to choose.
    return move.event === 'leave' && this.status === 'declined' ? { ...move, day: date } : move;
  }

  get firstDay(): CompanyDate {
    const day = addDays(DATES[this.history.hiredOn]!, this.history.begins);
    return day < DATES[0]! ? DATES[0]! : day;
  }

  get employed(): ReadonlySet<CompanyDate> {
    return new Set(DATES.filter((day) => isEmployedOn(this.#stretches, day)));
  }

  get #last(): Stretch | undefined {
    return this.#stretches.at(-1);
  }

  get #hasEnded(): boolean {
    return this.status === 'left' || this.status === 'declined';
  }

  #enteredWithin(from: CompanyDate, to: CompanyDate): CompanyDate[] {
    return [...this.entered.keys()].filter((day) => from <= day && day <= to).sort();
  }

  /** Employed from a day on, which may lie ahead; without a day in between, the employment before goes on. */
  begins(from: CompanyDate, to: CompanyDate | null = null): void {
    const before = this.#last;
    if (before?.to && addDays(before.to, 1) === from) before.to = to;
    else this.#stretches.push({ from, to });
  }

  /** Why the day cannot be chosen on a date; null when it can. */
  refusal({ event, day }: Move, date: CompanyDate): string | null {
    const last = this.#last;
    const early = day < DATES[0]! ? 'firstDayEarly' : null;
    if (event === 'leave') {
      if (day < date && addDays(day, 1) < DATES[0]!) return 'periodClosed';
      if (!last || last.from > date) return null;
      if (day < last.from) return 'lastDayEarly';
      return day < date && this.#enteredWithin(addDays(day, 1), date).length ? 'lastDayRecorded' : null;
    }
    if (event === 'rehire') return early ?? (last?.to && day <= last.to ? 'firstDayCrosses' : null);
    if (event !== 'beginOtherwise') return null;
    if (!last) return 'firstDayCrosses';
    const before = this.#stretches.at(-2)?.to;
    if (day === last.from) return null;
    if ((before && day <= before) || (last.to && day > last.to)) return 'firstDayCrosses';
    return early ?? (this.#enteredWithin(last.from, addDays(day, -1)).length ? 'firstDayRecorded' : null);
  }

  moved({ event, day }: Move, date: CompanyDate): void {
    const last = this.#last;
    if (event === 'signUp') {
      this.status = 'active';
      this.hasAccount = true;
    }
    if (event === 'block') this.status = 'blocked';
    if (event === 'unblock') this.status = 'active';
    if (event === 'rehire') {
      this.status = this.hasAccount ? 'active' : 'notIdentified';
      this.begins(day);
    }
    if (event === 'beginOtherwise') {
      const { to } = this.#stretches.pop()!;
      this.begins(day, to);
    }
    if (event === 'leave' && !this.#hasEnded) this.#ends(last!.from > date ? null : day);
    // Whoever never came never began; the last stretch goes, but for what was entered in it before.
    if (event === 'decline') this.#ends(this.#enteredWithin(last!.from, DATES.at(-1)!).at(-1) ?? null);
    if (event === 'leave') this.status = 'left';
    if (event === 'decline') this.status = 'declined';
  }

  /** The last stretch ends with a day, or goes. */
  #ends(day: CompanyDate | null): void {
    const { from } = this.#stretches.pop()!;
    if (day !== null) this.#stretches.push({ from, to: day });
  }

  /** The last stretch is to begin on signing up. */
  hasNotBegun(): void {
    this.#stretches.pop();
  }

  /** Of the days that have passed, working ones that nobody entered. */
  unclear(working: ReadonlySet<CompanyDate>): CompanyDate[] {
    return [...this.employed].filter((day) => working.has(day) && !this.entered.has(day)).sort();
  }

  get worked(): number {
    return [...this.entered.values()].filter((as) => as === 'worked').length;
  }
}
