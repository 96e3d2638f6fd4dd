/** Pay beside the days of a month, and deductions. */
export default {
  title: 'Mukofot va ushlanmalar',
  empty:
    'Hali yoʻq. Bu yerda oylikka mukofot, kasallik varaqasi yoki boshqa toʻlov qoʻshiladi, yoki undan ushlab qolinadi.',
  own: 'Oʻzingizning oyligingizga oʻzingiz qoʻsha olmaysiz: buni boshqa ega yoki buxgalter qiladi.',
  add: 'Qoʻshish yoki ushlab qolish',
  withdrawNamed: 'Qaytarib olish: {{kind}}, {{amount}}',
  kind: { bonus: 'Mukofot', sickPay: 'Kasallik varaqasi', otherPay: 'Boshqa toʻlov', deduction: 'Ushlanma' },
  kindLabel: 'Turi',
  period: 'Qaysi oyning ish haqiga',
  amount: 'Summa',
  reason: 'Sabab',
  half: 'Oyning hamma ushlanmalari hisoblanganining yarmidan oshmasligi kerak',
  atMost: 'Yana koʻpi bilan {{amount}}: ushlanmalar hisoblanganining yarmidan oshmaydi',
  about: '{{reason}} · {{name}}, {{date}}',
  verb: { add: 'Kiritish', withdraw: 'Qaytarib olish' },
  ask: { add: 'Ish haqiga qoʻshish yoki ushlab qolish', withdraw: 'Qaytarib olinsinmi?' },
  addText: '{{name}}: {{month}} oyining ish haqi',
  withdrawText:
    '{{name}}: {{kind}}, {{month}}, {{amount}}. Ish haqi tasdiqlangan boʻlsa, keyingi qaydnoma buni toʻgʻrilaydi',
  done: { add: 'Kiritildi: {{name}}', withdraw: 'Qaytarib olindi: {{name}}' },
};
