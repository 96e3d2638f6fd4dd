/** Parts of the company that people belong to. */
export default {
  title: 'Boʻlimlar',
  lead: 'Xodimlar qaysi boʻlimda ishlashini bilish uchun',
  make: 'Boʻlim qoʻshish',
  none: 'Hali boʻlim yoʻq. Ombor, savdo, ofis kabi boʻlimlarni qoʻshing.',
  people_one: '{{count}} xodim',
  people_other: '{{count}} xodim',
  rename: 'Nomini oʻzgartirish',
  renameOf: '{{unit}}: nomini oʻzgartirish',
  close: 'Yopish',
  closeOf: '{{unit}}: yopish',
  unitTitle: 'Boʻlim nomi',
  created: 'Boʻlim qoʻshildi',
  renamed: 'Nomi oʻzgardi',
  closed: 'Boʻlim yopildi',
  naming: {
    making: {
      title: 'Yangi boʻlim',
      text: 'Ochiq boʻlimlarning nomlari takrorlanmaydi.',
      confirm: 'Qoʻshish',
    },
    renaming: {
      title: 'Boʻlimning nomi',
      text: 'Yangi nom oldingi kunlarda ham koʻrinadi.',
      confirm: 'Saqlash',
    },
  },
  closeTitle: '«{{unit}}» yopilsinmi?',
  closeText: 'Boʻlimga yangi xodim qoʻshib boʻlmaydi. Oldingi kunlardagi yozuvlar saqlanadi.',
};
