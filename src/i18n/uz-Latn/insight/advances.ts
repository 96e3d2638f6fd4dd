/** What was asked for and paid before the salary. */
export default {
  title: 'Avanslar',
  lead: 'Har bir avans qaysi oy uchun berilgan boʻlsa, oʻsha oyda. Ishlab topilgani {{time}} holatiga.',
  leadEmpty: 'Har bir avans qaysi oy uchun berilgan boʻlsa, oʻsha oyda.',
  payments: 'Toʻlovlar',
  requests: 'Soʻrovlar',
  nothing: 'Bu davrda hech kim avans soʻramagan va olmagan.',
  measures: {
    asked: {
      name: 'Avans soʻraganlar',
      about: 'Ishlaganlarning necha foizi kamida bir marta avans soʻragan.',
      of_one: '{{value}} kishidan',
      of_other: '{{value}} kishidan',
    },
    taken: {
      name: 'Oldindan toʻlangan qismi',
      about:
        'Ishlab topilgan pulning necha foizi ish haqi kunidan oldin toʻlangan: soʻrov boʻyicha yoki avans kunida.',
      of: 'ishlab topilgani {{value}}',
    },
    each: {
      name: 'Bir kishiga oʻrtacha',
      about: 'Avans olgan kishiga oʻrtacha qancha toʻlangan.',
      of_one: '{{value}} kishiga',
      of_other: '{{value}} kishiga',
    },
    time: {
      name: 'Soʻrovdan toʻlovgacha',
      about:
        'Toʻlovlarning yarmi shundan tez, yarmi sekinroq boʻlgan. Chiziqcha: oʻntadan toʻqqiz toʻlov shundan uzoq choʻzilmagan.',
      of_one: '{{value}} toʻlovdan',
      of_other: '{{value}} toʻlovdan',
      second: '10 tadan 9 tasi {{value}} gacha',
    },
    cancelled: {
      name: 'Bekor qilingan soʻrovlar',
      about:
        'Soʻrovlarning necha foizini ish beruvchi bekor qilgan. Qaytarib olingan: soʻrovni xodimning oʻzi qaytarib olgan. Oʻtmagan: toʻlov oʻtmagan yoki qaytib kelgan.',
      of_one: '{{value}} soʻrovdan',
      of_other: '{{value}} soʻrovdan',
      others: 'qaytarib olingan {{withdrawn}}, oʻtmagan {{failed}}',
    },
  },
  reasons: {
    name: 'Bekor qilish sabablari',
    about: 'Ish beruvchi soʻrovni bekor qilganda yozgan sabablar: eng koʻp uchragan beshtasi.',
    whole: 'Butun davr boʻyicha',
    none: 'Bekor qilingan soʻrov yoʻq',
  },
  columns: {
    month: 'Oy',
    people: 'Xodim',
    asked: 'Soʻragan',
    requests: 'Soʻrov',
    paid: 'Toʻlangan, {{unit}}',
    taken: 'Oldindan',
    time: 'Vaqti, 50 / 90%',
    cancelled: 'Bekor',
    failed: 'Oʻtmagan',
  },
  export: 'Avanslarni yuklab olish',
  minutes: '{{value}} daq.',
  hours: '{{value}} soat',
  days: '{{value}} kun',
  thousand: '{{value}} ming',
  million: '{{value}} mln',
  billion: '{{value}} mlrd',
};
