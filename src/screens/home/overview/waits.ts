import { tiyin } from '#domain/money.ts';
import { DAY_MS, type CompanyDate } from '#domain/calendar/index.ts';
import type {
  MoneyOverview,
  NextPayDate,
  ToSettleCount,
  WaitingRequests,
} from '#src/actors/home/employerOverview.ts';

/** The figures loaded so far; null if the role may not see them or they have not arrived. */
export interface Known {
  toSettle: ToSettleCount | null;
  payDate: NextPayDate | null;
  money: MoneyOverview | null;
  requests: WaitingRequests | null;
}

type Sum = MoneyOverview['failed'];

/** A task, the page where it is done, and the days until it is due; null without a due day. */
export type Wait = { to: string; days: number | null } & (
  | ({ kind: 'closing' } & NonNullable<NextPayDate['closing']>)
  | { kind: 'days'; count: number; oldest: CompanyDate | null }
  | { kind: 'payDay'; next: NextPayDate & { payDate: NonNullable<NextPayDate['payDate']> } }
  | ({
      kind:
        'approved' | 'inDoubt' | 'failed' | 'returned' | 'toMake' | 'toHandOver' | 'unanswered' | 'requests';
    } & Sum)
);

/** A payday whose run is not drafted is something to do from so many days before it. */
const SOON_DAYS = 7;

export const daysUntil = (date: CompanyDate, today: CompanyDate): number =>
  (Date.parse(date) - Date.parse(today)) / DAY_MS;

const registers = '/payments/registers';

function listPayDateWaits(next: NextPayDate): Wait[] {
  const { today, payDate, draftId, closing } = next;
  const waits: Wait[] = [];
  if (closing) {
    const days = closing.payDay && daysUntil(closing.payDay, today);
    waits.push({ kind: 'closing', to: `/attendances/month?month=${closing.month}`, days, ...closing });
  }
  if (payDate && (draftId !== null || daysUntil(payDate.paid, today) <= SOON_DAYS))
    waits.push({
      kind: 'payDay',
      days: daysUntil(payDate.paid, today),
      next: { ...next, payDate },
      to: draftId === null ? '/payments/runs' : `/payments/runs/${draftId}`,
    });
  return waits;
}

const listMoneyWaits = ({
  approved,
  inDoubt,
  failed,
  returned,
  registers: { toMake, toHandOver, unanswered },
}: MoneyOverview): Wait[] => [
  // Somebody pays these by hand or through a register; a provider would take them within minutes.
  {
    kind: 'approved',
    to: '/requests?state=approved',
    days: null,
    count: approved.count - toMake.count,
    amount: tiyin(approved.amount - toMake.amount),
  },
  { kind: 'inDoubt', to: '/requests?state=inDoubt', days: null, ...inDoubt },
  { kind: 'failed', to: '/requests?state=failed', days: null, ...failed },
  { kind: 'returned', to: '/requests?state=returned', days: null, ...returned },
  { kind: 'toMake', to: registers, days: null, ...toMake },
  { kind: 'toHandOver', to: registers, days: null, ...toHandOver },
  { kind: 'unanswered', to: registers, days: null, ...unanswered },
];

/** The caller's open tasks: those with a due day first, the earliest at the top. */
export function waitsOf({ toSettle, payDate, money, requests }: Known): Wait[] {
  const waits: Wait[] = [
    ...(payDate ? listPayDateWaits(payDate) : []),
    ...(toSettle ? [{ kind: 'days' as const, to: '/attendances/settle', days: null, ...toSettle }] : []),
    ...(requests
      ? [
          {
            kind: 'requests' as const,
            to: '/requests?state=inProcess',
            days: null,
            ...requests.totals.inProcess,
          },
        ]
      : []),
    ...(money ? listMoneyWaits(money) : []),
  ];
  return waits
    .filter((wait) => !('count' in wait) || wait.count > 0)
    .sort((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity));
}
