import { fromSom, TIYIN_PER_SOM } from '#domain/money.ts';
import type { PayoutNews, PayoutOrder, PayoutProvider } from './provider.ts';

/** By the last three digits of an amount in so'm; any other amount is paid at once. */
const stories: Readonly<Record<string, { submitted: PayoutNews | 'silence'; found: PayoutNews }>> = {
  '001': {
    submitted: { outcome: 'rejected', code: 'declined' },
    found: { outcome: 'rejected', code: 'declined' },
  },
  '002': { submitted: 'silence', found: { outcome: 'settled' } },
  '003': { submitted: { outcome: 'accepted' }, found: { outcome: 'settled' } },
  '004': { submitted: 'silence', found: { outcome: 'notFound' } },
};

/** Always the same: it is no money. */
const LEFT = fromSom(100_000_000);

const storyOf = ({ amount }: PayoutOrder) => stories[String(amount / TIYIN_PER_SOM).slice(-3)];

/** Pays nobody: for trying out, in development. What happens is decided by the amount, so that it is the same after a restart. */
export const sandboxPayouts: PayoutProvider = {
  consistentAfterMs: 60_000,
  returnsWithinMs: null,
  submit: (order) => {
    const submitted = storyOf(order)?.submitted ?? { outcome: 'settled' };
    if (submitted === 'silence') return Promise.reject(new Error('the sandbox does not answer'));
    return Promise.resolve({ reference: order.key, ...submitted });
  },
  lookup: (order) => Promise.resolve(storyOf(order)?.found ?? { outcome: 'settled', reference: order.key }),
  check: () => Promise.resolve({ balance: LEFT }),
  balance: () => Promise.resolve({ balance: LEFT }),
};
