/** The way of a new company to its first punch. */
export default {
  title: 'Ishni boshlash',
  lead: 'Toʻrt qadamdan keyin xodimlar kelganini belgilay oladi. Istalganini keyinga qoldirish mumkin.',
  later: 'Keyinroq',
  keep: 'Shunday qolsin',
  done: 'Bajarildi',
  left: 'Keyinga qoldirilgan',
  finished: 'Hammasi tayyor. Birinchi belgini kutamiz.',
  toOverview: 'Asosiy sahifaga oʻtish',
  step: {
    details: {
      title: 'Kompaniya maʼlumotlari',
      text: 'Bank va statistika kodlari. Toʻlovlar uchun kerak boʻladi.',
      go: 'Toʻldirish',
    },
    hours: {
      title: 'Ish kunlari va vaqti',
      text: 'Dam olish kunlari: {{daysOff}}. Ish {{shiftStart}}–{{shiftEnd}}, tanaffus {{breakMinutes}} daqiqa.',
      go: 'Oʻzgartirish',
    },
    gate: {
      title: 'Birinchi kirish joyi',
      text: 'Eshik oldidagi planshet yoki telefon kod koʻrsatadi.',
      go: 'Kirish joyini ochish',
    },
    employee: {
      title: 'Birinchi xodim',
      text: 'Telefon raqami va JShShIR orqali oʻz profilini topadi.',
      go: 'Xodim qoʻshish',
    },
  },
};
