import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/money/payLines.ts';

export default {
  title: 'Мукофот ва ушланмалар',
  empty:
    'Ҳали йўқ. Бу ерда ойликка мукофот, касаллик варақаси ёки бошқа тўлов қўшилади, ёки ундан ушлаб қолинади.',
  own: 'Ўзингизнинг ойлигингизга ўзингиз қўша олмайсиз: буни бошқа эга ёки бухгалтер қилади.',
  add: 'Қўшиш ёки ушлаб қолиш',
  withdrawNamed: 'Қайтариб олиш: {{kind}}, {{amount}}',
  kind: { bonus: 'Мукофот', sickPay: 'Касаллик варақаси', otherPay: 'Бошқа тўлов', deduction: 'Ушланма' },
  kindLabel: 'Тури',
  period: 'Қайси ойнинг иш ҳақига',
  amount: 'Сумма',
  reason: 'Сабаб',
  half: 'Ойнинг ҳамма ушланмалари ҳисобланганининг ярмидан ошмаслиги керак',
  atMost: 'Яна кўпи билан {{amount}}: ушланмалар ҳисобланганининг ярмидан ошмайди',
  about: '{{reason}} · {{name}}, {{date}}',
  verb: { add: 'Киритиш', withdraw: 'Қайтариб олиш' },
  ask: { add: 'Иш ҳақига қўшиш ёки ушлаб қолиш', withdraw: 'Қайтариб олинсинми?' },
  addText: '{{name}}: {{month}} ойининг иш ҳақи',
  withdrawText:
    '{{name}}: {{kind}}, {{month}}, {{amount}}. Иш ҳақи тасдиқланган бўлса, кейинги қайднома буни тўғрилайди',
  done: { add: 'Киритилди: {{name}}', withdraw: 'Қайтариб олинди: {{name}}' },
} satisfies Cyrillic<typeof source>;
