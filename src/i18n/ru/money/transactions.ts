import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/money/transactions.ts';

export default {
  title: 'Движение денег',
  number: 'Номер',
  person: 'Сотрудник',
  statusLabel: 'Движение',
  when: 'Дата',
  amount: 'Сумма',
  period: 'За месяц',
  empty: 'Выплат ещё нет. Первая появится, когда деньги дойдут.',
  steps: 'С этапами',
  notFound: 'Таких движений нет.',
  all: 'Показать все',
  status: {
    approved: 'Одобрено',
    sent: 'Передано на выплату',
    success: 'Выплачено',
    cancelled: 'Отменено',
    failed: 'Выплата не прошла',
    returned: 'Выплата вернулась',
  },
} satisfies Russian<typeof source>;
