import type { Language } from './language.ts';

type Words = Record<Language, string>;

/** How people see an entry of the ledger; `success` is shown as paid (spec section 3). */
export const transactionStatusOf = {
  approved: 'approved',
  sent: 'sent',
  settled: 'success',
  cancelled: 'cancelled',
  rejected: 'failed',
  returned: 'returned',
} as const;

type Kind = keyof typeof transactionStatusOf;
export type TransactionStatus = (typeof transactionStatusOf)[Kind];

/** In the order in which lists show them. */
export const transactionStatuses = [
  'approved',
  'sent',
  'success',
  'cancelled',
  'failed',
  'returned',
] as const satisfies readonly TransactionStatus[];

/** Statuses by which money arrived or came back: one for a payment, and one more for each return. The others are steps before. */
export const paymentStatuses = ['success', 'returned'] as const satisfies readonly TransactionStatus[];

export const isPayment = (status: TransactionStatus): boolean =>
  paymentStatuses.some((one) => one === status);

/** The statuses from which a list chooses; a status that is a step is shown among the steps. */
export const shownStatuses = (
  show: string | undefined,
  status?: TransactionStatus,
): readonly TransactionStatus[] =>
  show === 'steps' || (status !== undefined && !isPayment(status)) ? transactionStatuses : paymentStatuses;

const kinds = Object.keys(transactionStatusOf) as Kind[];

export const transactionKind = (status: TransactionStatus): Kind =>
  kinds.find((kind) => transactionStatusOf[kind] === status)!;

/** Title and columns of a file of transactions. */
export const transactionSheet = {
  title: { 'uz-Latn': 'Pul harakati', ru: 'Движение денег', 'uz-Cyrl': 'Пул ҳаракати' },
  number: { 'uz-Latn': 'Raqam', ru: 'Номер', 'uz-Cyrl': 'Рақам' },
  effectiveOn: { 'uz-Latn': 'Sana', ru: 'Дата', 'uz-Cyrl': 'Сана' },
  employee: { 'uz-Latn': 'Xodim', ru: 'Сотрудник', 'uz-Cyrl': 'Ходим' },
  period: { 'uz-Latn': 'Qaysi oy uchun', ru: 'За месяц', 'uz-Cyrl': 'Қайси ой учун' },
  status: { 'uz-Latn': 'Harakat', ru: 'Движение', 'uz-Cyrl': 'Ҳаракат' },
  amount: { 'uz-Latn': "Summa, so'm", ru: 'Сумма, сум', 'uz-Cyrl': 'Сумма, сўм' },
} as const satisfies Record<string, Words>;

export const transactionStatusWords = {
  approved: { 'uz-Latn': 'Tasdiqlandi', ru: 'Одобрено', 'uz-Cyrl': 'Тасдиқланди' },
  sent: { 'uz-Latn': 'Toʻlovga berildi', ru: 'Передано на выплату', 'uz-Cyrl': 'Тўловга берилди' },
  success: { 'uz-Latn': 'Toʻlandi', ru: 'Выплачено', 'uz-Cyrl': 'Тўланди' },
  cancelled: { 'uz-Latn': 'Bekor qilindi', ru: 'Отменено', 'uz-Cyrl': 'Бекор қилинди' },
  failed: { 'uz-Latn': 'Toʻlov oʻtmadi', ru: 'Выплата не прошла', 'uz-Cyrl': 'Тўлов ўтмади' },
  returned: { 'uz-Latn': 'Toʻlov qaytdi', ru: 'Выплата вернулась', 'uz-Cyrl': 'Тўлов қайтди' },
} as const satisfies Record<TransactionStatus, Words>;
