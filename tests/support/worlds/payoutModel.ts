import type { CompanyDate } from '#domain/calendar/index.ts';

/** What the provider's books say of an attempt; undefined when they have nothing of it. */
export type InBooks = 'draft' | 'progress' | 'success' | 'error' | 'revert' | undefined;

export type Said = 'markPaid' | 'markUnpaid' | 'markReturned';

/** Of `paymentsWorld`: 5 000 000 so'm over 21 working days, of which half may be asked for. All sums are in tiyin. */
const SALARY = 500_000_000;
const WORKING_DAYS = 21;
const ALLOWED = 0.5;
const LEAST = 100_000;
const SOM = 100;

interface Request {
  amount: number;
  /** What was done with it last. */
  last: 'ask' | 'approve' | 'cancel' | Said;
  /** How often it was approved; each approval is one attempt. */
  approvals: number;
}

/** Nothing is on its way. */
const open = ['inProcess', 'failed', 'returned'];
const reserving = ['inProcess', 'approved', 'sending', 'inDoubt', 'failed', 'returned'];
/** Of these the ledger says that the person has the money, or is about to. */
const advanced = ['approved', 'sending', 'inDoubt', 'paid'];

/** One person's advances of a month, written apart from the product: what may be true, and what must be accepted. */
export class PayoutModel {
  requests = new Map<string, Request>();
  /** The times of each day that was worked, as they were corrected last. */
  days = new Map<CompanyDate, 'punched' | 'whole' | 'short'>();

  constructor(worked: readonly CompanyDate[]) {
    for (const date of worked) this.days.set(date, 'punched');
  }

  /** What all requests of the month together may take. */
  get cap(): number {
    const counted = [...this.days.values()].filter((times) => times !== 'short').length;
    return Math.floor(Math.floor((SALARY * counted) / WORKING_DAYS) * ALLOWED);
  }

  /** @param states of the requests, as the product has them */
  sums(states: ReadonlyMap<string, string>) {
    const sumOf = (some: readonly string[]) =>
      [...this.requests].reduce(
        (sum, [id, { amount }]) => sum + (some.includes(states.get(id)!) ? amount : 0),
        0,
      );
    const [reserved, paid] = [sumOf(reserving), sumOf(['paid'])];
    const left = Math.max(0, this.cap - reserved - paid);
    return { reserved, paid, enabled: left - (left % SOM), advance: sumOf(advanced) };
  }

  /** Why it must be refused; undefined: it must be accepted. So are those below. */
  refusalOfAsking(amount: number, states: ReadonlyMap<string, string>): string | undefined {
    if (amount < LEAST) return 'amountTooSmall';
    return amount > this.sums(states).enabled ? 'amountAboveEnabled' : undefined;
  }

  refusalOfApproving(id: string, states: ReadonlyMap<string, string>): string | undefined {
    if (!open.includes(states.get(id)!)) return 'illegalTransition';
    const { reserved, paid } = this.sums(states);
    return reserved + paid > this.cap ? 'amountAboveEnabled' : undefined;
  }

  refusalOfCancelling(state: string): string | undefined {
    return open.includes(state) ? undefined : 'illegalTransition';
  }

  refusalOfSaying(event: Said, state: string): string | undefined {
    return state === (event === 'markReturned' ? 'paid' : 'inDoubt') ? undefined : 'illegalTransition';
  }

  refusalOfCorrecting(date: CompanyDate, times: 'whole' | 'short'): string | undefined {
    return this.days.get(date) === times ? 'nothingChanged' : undefined;
  }

  /** Whether somebody who looks into the provider's books would say so. */
  isTrue(event: Said, books: InBooks): boolean {
    if (event === 'markPaid') return books === 'success';
    return books !== 'success' && books !== 'progress';
  }

  /** The states that a request may be in, when nothing is being done and its last attempt stands so in the books. */
  mayBe(id: string, books: InBooks): string[] {
    const { last } = this.requests.get(id)!;
    if (last === 'ask') return ['inProcess'];
    if (last === 'cancel') return ['cancelled'];
    if (last === 'markPaid') return ['paid'];
    if (last === 'markUnpaid') return ['failed'];
    if (last === 'markReturned') return ['returned'];
    switch (books) {
      case undefined:
      case 'draft':
      case 'error':
        return ['inDoubt', 'failed'];
      case 'progress':
        return ['inDoubt', 'sending'];
      case 'success':
        return ['inDoubt', 'sending', 'paid'];
      case 'revert':
        return ['inDoubt', 'sending', 'failed', 'paid', 'returned'];
    }
  }
}
