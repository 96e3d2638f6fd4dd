import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/money/earnings.ts';

export default {
  title: 'Ишлаб топилган',
  lead: 'Кунлар {{time}} ҳолатига, тўловлар ҳозирги ҳолатга кўра',
  counting: 'Ҳали ҳисобланмаган, бир дақиқадан кейин чиқади',
  empty: 'Бу ойда ҳеч ким ишламаган',
  notFound: 'Бундай ходим топилмади',
  all: 'Ҳаммасини кўрсатиш',
  totalsLabel: 'Иш ҳақи суммалари',
  totals: {
    earned: 'Ишлаб топилган',
    besideDays: 'Қўшимча ва ушланма',
    paid: 'Тўланган',
    underWay: 'Йўлда',
    requested: 'Сўралган',
    unpaid: 'Тўланмаган',
    enabled: 'Ҳозир олиш мумкин',
    owing: 'Ортиқ берилган',
  },
  own: {
    perDay: 'Бир кунлик ҳақ',
    days_one: '{{count}} иш кунидан {{worked}} кун',
    days_other: '{{count}} иш кунидан {{worked}} кун',
  },
  dueLabel: 'Кимлар',
  due: { unpaid: 'Тўланмаган', owing: 'Қарзи бор' },
  columns: {
    person: 'Ходим',
    days: 'Кунлар',
    perDay: 'Кунига / ойига',
    earned: 'Топган',
    besideDays: 'Қўшимча ва ушланма',
    requested: 'Сўраган',
    underWay: 'Йўлда',
    paid: 'Тўланган',
    unpaid: 'Тўланмаган',
    enabled: 'Олиши мумкин',
  },
  owes: 'қарзи {{amount}}',
  sorts: { unpaid: 'Аввал тўланмагани кўплар', earned: 'Аввал кўп топганлар' },
} satisfies Cyrillic<typeof source>;
