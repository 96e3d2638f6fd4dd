/** What the figures of an employer’s first page mean; loaded when somebody asks. */
export default {
  figure: {
    atWork: {
      name: 'Hozir ishda',
      about: 'Bugun kelgan va hali ketmagan xodimlar. Yonida bugungi barcha xodimlar soni.',
    },
    late: {
      name: 'Kechikkan',
      about:
        'Bugun smena boshidan va yoʻl qoʻyilgan daqiqalardan keyin kelganlar, sababi qabul qilinganlar ham.',
    },
    missing: {
      name: 'Kutilmoqda yoki kelmagan',
      about: 'Smenasi boshlangan, lekin hali kelmaganlar. Smena tugagach ular kelmagan hisoblanadi.',
    },
    onLeave: { name: 'Ruxsat bilan yoʻq', about: 'Bugungi kunga ishda boʻlmasligi qabul qilingan xodimlar.' },
    checkedOut: { name: 'Ketgan', about: 'Bugun kelgan va ketishini belgilaganlar.' },
    waiting: {
      name: 'Hal qilish kerak',
      about:
        'Sizning qaroringizni kutayotgan kunlar va yozuvlar. Kunlar shu oy va oʻtgan oydan, yozuvlar istalgan kundan olinadi.',
    },
    stake: {
      name: 'Qarorga bogʻliq ish haqi',
      about:
        'Kutayotganlarning hammasi qabul qilinsa, shu oy va oʻtgan oyda ishlab topilgan pul shuncha koʻpayadi: kam ishlangan kunlar toʻliq hisoblanadi, ketish belgilanmagan kunlarda smena oxiri olinadi, tuzatish va ishda boʻlmaslik soʻralganicha. Aniqlanmagan kunlar bunga kirmaydi. Har soatda hisoblanadi.',
    },
    unpaid: {
      name: 'Ishlab topilgan, hali toʻlanmagan',
      about:
        'Shu oy va oʻtgan oyda hisobga olingan kunlar uchun ishlab topilgan puldan maʼqullangan, yuborilgan va toʻlangan pul ayirilgani. Har soatda hisoblanadi.',
    },
    approved: {
      name: 'Maʼqullangan',
      about: 'Maʼqullangan soʻrov va qaydnomalardagi hali yuborilmagan toʻlovlar.',
    },
    sending: { name: 'Yuborilmoqda', about: 'Bankka yuborilgan, javobi kutilayotgan toʻlovlar.' },
    inDoubt: { name: 'Aniqlanmoqda', about: 'Pul yetib borgani hali nomaʼlum toʻlovlar.' },
    failed: { name: 'Oʻtmagan', about: 'Bank rad etgan toʻlovlar. Ularni qayta yuborish mumkin.' },
    returned: { name: 'Qaytgan', about: 'Oʻtgan, lekin keyin qaytib kelgan toʻlovlar.' },
    paid: { name: 'Toʻlangan', about: 'Shu oy uchun toʻlangan pul, qaysi kuni toʻlanganidan qatʼi nazar.' },
    cashNow: {
      name: 'Hozircha kerak',
      about: 'Keyingi toʻlov bugun boʻlsa, hozirgacha hisobga olingan kunlar boʻyicha kerak boʻladigan pul.',
    },
    cashMost: {
      name: 'Hamma kunlar ishlansa',
      about:
        'Ishdagilar toʻlov kunigacha qolgan barcha ish kunlarida kelsa, kerak boʻladigan pul. Qaror kutayotgan kunlar kirmaydi.',
    },
    came: { name: 'Bugun kelganlar', about: 'Bugun kelishini belgilagan xodimlar, har yarim soat boʻyicha.' },
    usual: {
      name: 'Odatda',
      about:
        'Oldingi sakkiz haftadagi shunday hafta kunlarining oʻrtachasi: kimdir kelgan kunlarning oxirgi toʻrttasigacha.',
    },
  },
  cashByDay: {
    axes: "Har kun oxirigacha kerak boʻladigan pul, so'm",
    left: 'Qolgan kunlar qoʻshadi',
    day: 'Kun',
    total: 'Jami',
  },
};
