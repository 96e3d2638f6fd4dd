import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/money/payLines.ts';

export default {
  title: 'Премии и удержания',
  empty: 'Пока нет. Здесь к зарплате добавляют премию, больничный или другую выплату, или удерживают из неё.',
  own: 'Себе добавить к зарплате нельзя: это делает другой владелец или бухгалтер.',
  add: 'Добавить или удержать',
  withdrawNamed: 'Отозвать: {{kind}}, {{amount}}',
  kind: { bonus: 'Премия', sickPay: 'Больничный', otherPay: 'Другая выплата', deduction: 'Удержание' },
  kindLabel: 'Вид',
  period: 'К зарплате за месяц',
  amount: 'Сумма',
  reason: 'Причина',
  half: 'Все удержания месяца не могут быть больше половины начисленного',
  atMost: 'Ещё не больше {{amount}}: удерживают до половины начисленного',
  about: '{{reason}} · {{name}}, {{date}}',
  verb: { add: 'Внести', withdraw: 'Отозвать' },
  ask: { add: 'Добавить к зарплате или удержать', withdraw: 'Отозвать?' },
  addText: '{{name}}: зарплата, {{month}}',
  withdrawText:
    '{{name}}: {{kind}}, {{month}}, {{amount}}. Если зарплата подтверждена, это исправит следующая ведомость',
  done: { add: 'Внесено: {{name}}', withdraw: 'Отозвано: {{name}}' },
} satisfies Russian<typeof source>;
