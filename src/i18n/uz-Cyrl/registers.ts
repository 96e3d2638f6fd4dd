import type { Cyrillic } from '../types.ts';
import type source from '../uz-Latn/registers.ts';

export default {
  title: 'Банк реестрлари',
  waiting: 'Реестрни кутмоқда',
  make: 'Реестр тузиш',
  makeTitle: 'Реестр тузилсинми?',
  makeText_one: '{{count}} та тўлов, {{amount}}. Шундан кейин у банкка топширилган ҳисобланади',
  makeText_other: '{{count}} та тўлов, {{amount}}. Шундан кейин улар банкка топширилган ҳисобланади',
  made: '{{number}}-реестр тузилди',
  number: 'Реестр',
  numbered: '{{number}}-реестр',
  createdAt: 'Тузилган',
  by: 'Ким тузди',
  all: 'Ҳаммаси',
  openSum: 'Жавоби кутилмоқда',
  paid: 'Тўланган',
  unpaid: 'Тўланмаган',
  empty:
    'Ҳали реестр йўқ. Созламаларда тўловлар учун банк файли танланса, маъқулланган сўровлар шу ерда йиғилади.',
  settings: 'Тўлов созламалари',
  file: 'Банк учун файл',
  markPaid: 'Банк ҳаммасини тўлади',
  markUnpaid: 'Банк ҳеч бирини тўламади',
  payment: {
    markPaid: 'Тўланди',
    markUnpaid: 'Тўланмади',
  },
  ask: {
    markPaid: 'Банк тўладими?',
    markUnpaid: 'Банк тўламадими?',
  },
  textAll_one: '{{number}}-реестр: жавоби кутилаётган {{count}} та тўлов, {{amount}}',
  textAll_other: '{{number}}-реестр: жавоби кутилаётган {{count}} та тўлов, {{amount}}',
  textOne: '{{name}}, {{amount}}',
  confirm: {
    markPaid: 'Тўланган деб белгилаш',
    markUnpaid: 'Тўланмаган деб белгилаш',
  },
  settled_one: '{{count}} та тўлов белгиланди',
  settled_other: '{{count}} та тўлов белгиланди',
  refused_one: '{{count}} тасини бошқа киши белгилайди',
  refused_other: '{{count}} тасини бошқа киши белгилайди',
  reason: 'Банк жавоби',
  others: 'Бу тўловларни Сиз маъқуллагансиз. Натижасини бошқа киши белгилайди',
  some: 'Бир қисмини Сиз маъқуллагансиз: уларнинг натижасини бошқа киши белгилайди',
} satisfies Cyrillic<typeof source>;
