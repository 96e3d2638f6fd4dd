/** What happened to the money of requests. */
export default {
  title: 'Pul harakati',
  number: 'Raqam',
  person: 'Xodim',
  statusLabel: 'Harakat',
  when: 'Sana',
  amount: 'Summa',
  period: 'Qaysi oy uchun',
  empty: 'Hali toʻlov yoʻq. Pul yetib borganda birinchisi paydo boʻladi.',
  steps: 'Bosqichlari bilan',
  notFound: 'Bunday harakat yoʻq.',
  all: 'Hammasini koʻrsatish',
  status: {
    approved: 'Tasdiqlandi',
    sent: 'Toʻlovga berildi',
    success: 'Toʻlandi',
    cancelled: 'Bekor qilindi',
    failed: 'Toʻlov oʻtmadi',
    returned: 'Toʻlov qaytdi',
  },
};
