import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/insight/advances.ts';

export default {
  title: 'Авансы',
  lead: 'Каждый аванс в том месяце, за который он выдан. Заработанное на {{time}}.',
  leadEmpty: 'Каждый аванс в том месяце, за который он выдан.',
  payments: 'Выплаты',
  requests: 'Заявки',
  nothing: 'За этот период никто не просил и не получал аванс.',
  measures: {
    asked: {
      name: 'Просили аванс',
      about: 'Какая доля работавших хотя бы раз просила аванс.',
      of_one: 'из {{value}} человека',
      of_few: 'из {{value}} человек',
      of_many: 'из {{value}} человек',
      of_other: 'из {{value}} человека',
    },
    taken: {
      name: 'Выплачено заранее',
      about: 'Какая доля заработанного выплачена до дня зарплаты: по заявке или в день аванса.',
      of: 'заработано {{value}}',
    },
    each: {
      name: 'В среднем на человека',
      about: 'Сколько в среднем выплачено тому, кто получил аванс.',
      of_one: 'на {{value}} человека',
      of_few: 'на {{value}} человек',
      of_many: 'на {{value}} человек',
      of_other: 'на {{value}} человека',
    },
    time: {
      name: 'От заявки до выплаты',
      about:
        'Половина выплат быстрее этого, половина медленнее. Чёрточка: девять выплат из десяти не дольше этого.',
      of_one: 'из {{value}} выплаты',
      of_few: 'из {{value}} выплат',
      of_many: 'из {{value}} выплат',
      of_other: 'из {{value}} выплаты',
      second: '9 из 10 до {{value}}',
    },
    cancelled: {
      name: 'Отменённые заявки',
      about:
        'Какую долю заявок отменил работодатель. Отозваны: заявку отозвал сам сотрудник. Не прошли: выплата не прошла или вернулась.',
      of_one: 'из {{value}} заявки',
      of_few: 'из {{value}} заявок',
      of_many: 'из {{value}} заявок',
      of_other: 'из {{value}} заявки',
      others: 'отозваны {{withdrawn}}, не прошли {{failed}}',
    },
  },
  reasons: {
    name: 'Причины отмены',
    about: 'Что написал работодатель, когда отменял заявку: пять самых частых причин.',
    whole: 'За весь период',
    none: 'Отменённых заявок нет',
  },
  columns: {
    month: 'Месяц',
    people: 'Человек',
    asked: 'Просили',
    requests: 'Заявки',
    paid: 'Выплачено, {{unit}}',
    taken: 'Заранее',
    time: 'Время, 50 / 90%',
    cancelled: 'Отменены',
    failed: 'Не прошли',
  },
  export: 'Скачать авансы',
  minutes: '{{value}} мин',
  hours: '{{value}} ч',
  days: '{{value}} дн.',
  thousand: '{{value}} тыс.',
  million: '{{value}} млн',
  billion: '{{value}} млрд',
} satisfies Russian<typeof source>;
