/** What a new company has to do before it works by the app. */
export default {
  title: 'Ishni boshlash',
  lead: 'Shu qadamlardan keyin xodimlar kelganini belgilaydi, ish haqi esa oʻz kunida tayyor boʻladi. Istalganini keyinga qoldirish mumkin.',
  later: 'Keyinroq',
  keep: 'Shunday qolsin',
  keepAll: 'Hamma shu vaqtda ishlaydi',
  done: 'Bajarildi',
  left: 'Keyinga qoldirilgan',
  finished: 'Hammasi tayyor. Birinchi belgini kutamiz.',
  working: 'Hammasi tayyor, birinchi belgi ham qoʻyilgan.',
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
    schedules: {
      title: 'Boshqa jadvallar',
      text: 'Bu vaqtda emas, masalan smenada ishlaydiganlarga alohida jadval kerak.',
      go: 'Jadval tuzish',
    },
    paydays: {
      title: 'Toʻlov kunlari',
      text: 'Avans va ish haqi qaysi kunlarda beriladi. Qaydnomalar shu kunlarga oʻzi tayyorlanadi.',
      go: 'Kunlarni belgilash',
    },
    gate: {
      title: 'Birinchi kirish joyi',
      text: 'Kodni eshik oldidagi planshet yoki telefon koʻrsatadi, yoki u qogʻozga chop etiladi.',
      go: 'Kirish joyini ochish',
    },
    employee: {
      title: 'Birinchi xodimlar',
      text: 'Bittalab yoki fayldan hammasi birdan. Har biri oʻz profilini telefon raqami va JShShIR orqali topadi.',
      go: 'Xodim qoʻshish',
      upload: 'Fayldan yuklash',
    },
  },
};
