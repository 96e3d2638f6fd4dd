import type { Russian } from '../types.ts';
import type source from '../uz-Latn/earnings.ts';

export default {
  title: 'Заработано',
  lead: 'Дни посчитаны на {{time}}, выплаты – на сейчас',
  counting: 'Ещё не посчитано, появится через минуту',
  empty: 'В этом месяце никто не работал',
  notFound: 'Таких сотрудников нет',
  all: 'Показать всех',
  totalsLabel: 'Суммы зарплаты',
  totals: {
    earned: 'Заработано',
    paid: 'Выплачено',
    underWay: 'В пути',
    requested: 'Запрошено',
    unpaid: 'Не выплачено',
    enabled: 'Можно получить сейчас',
    owing: 'Переплата',
  },
  own: {
    perDay: 'За один день',
    days_one: '{{worked}} из {{count}} раб. дн.',
    days_few: '{{worked}} из {{count}} раб. дн.',
    days_many: '{{worked}} из {{count}} раб. дн.',
    days_other: '{{worked}} из {{count}} раб. дн.',
  },
  dueLabel: 'Кого показать',
  due: { unpaid: 'Не выплачено', owing: 'С переплатой' },
  columns: {
    person: 'Сотрудник',
    days: 'Дни',
    perDay: 'За день / месяц',
    earned: 'Заработано',
    requested: 'Запрошено',
    underWay: 'В пути',
    paid: 'Выплачено',
    unpaid: 'Не выплачено',
    enabled: 'Можно получить',
  },
  owes: 'переплата {{amount}}',
  sorts: { unpaid: 'Сначала кому не выплачено больше', earned: 'Сначала кто заработал больше' },
} satisfies Russian<typeof source>;
