import type { Language } from './language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of payments. */
export const payoutSheet = {
  title: { 'uz-Latn': 'Toʻlovlar', ru: 'Выплаты', 'uz-Cyrl': 'Тўловлар' },
  employee: { 'uz-Latn': 'Xodim', ru: 'Сотрудник', 'uz-Cyrl': 'Ходим' },
  amount: { 'uz-Latn': "Summa, so'm", ru: 'Сумма, сум', 'uz-Cyrl': 'Сумма, сўм' },
  period: { 'uz-Latn': 'Qaysi oy uchun', ru: 'За месяц', 'uz-Cyrl': 'Қайси ой учун' },
  provider: { 'uz-Latn': 'Kim orqali', ru: 'Через кого', 'uz-Cyrl': 'Ким орқали' },
  state: { 'uz-Latn': 'Holati', ru: 'Статус', 'uz-Cyrl': 'Ҳолати' },
  step: { 'uz-Latn': 'Jarayon bosqichi', ru: 'Этап', 'uz-Cyrl': 'Жараён босқичи' },
  paidOn: { 'uz-Latn': 'Toʻlangan sana', ru: 'Дата выплаты', 'uz-Cyrl': 'Тўланган сана' },
  reference: { 'uz-Latn': 'Toʻlov raqami', ru: 'Номер платежа', 'uz-Cyrl': 'Тўлов рақами' },
} as const satisfies Record<string, Words>;

/** The states that people see (spec section 4). */
export const payoutShownWords = {
  inProgress: { 'uz-Latn': 'Jarayonda', ru: 'В процессе', 'uz-Cyrl': 'Жараёнда' },
  paid: { 'uz-Latn': 'Toʻlangan', ru: 'Выплачена', 'uz-Cyrl': 'Тўланган' },
  cancelled: { 'uz-Latn': 'Bekor qilingan', ru: 'Отменена', 'uz-Cyrl': 'Бекор қилинган' },
} as const satisfies Record<string, Words>;

/** The steps of what is in progress. */
export const payoutStepWords = {
  waiting: { 'uz-Latn': 'Navbatda', ru: 'В очереди', 'uz-Cyrl': 'Навбатда' },
  sending: { 'uz-Latn': 'Yuborilmoqda', ru: 'Отправляется', 'uz-Cyrl': 'Юборилмоқда' },
  accepted: { 'uz-Latn': 'Bajarilmoqda', ru: 'Исполняется', 'uz-Cyrl': 'Бажарилмоқда' },
  inDoubt: { 'uz-Latn': 'Aniqlanmoqda', ru: 'Выясняется', 'uz-Cyrl': 'Аниқланмоқда' },
  failed: { 'uz-Latn': 'Oʻtmagan', ru: 'Не прошла', 'uz-Cyrl': 'Ўтмаган' },
  returned: { 'uz-Latn': 'Qaytgan', ru: 'Вернулась', 'uz-Cyrl': 'Қайтган' },
} as const satisfies Record<string, Words>;

export const payoutProviderWords = {
  hand: { 'uz-Latn': 'Kompaniyaning oʻzi', ru: 'Сама компания', 'uz-Cyrl': 'Компаниянинг ўзи' },
  file: { 'uz-Latn': 'Bank fayli', ru: 'Банковский файл', 'uz-Cyrl': 'Банк файли' },
  sandbox: { 'uz-Latn': 'Sinov', ru: 'Проба', 'uz-Cyrl': 'Синов' },
  multicard: { 'uz-Latn': 'Multicard', ru: 'Multicard', 'uz-Cyrl': 'Multicard' },
  paylov: { 'uz-Latn': 'Paylov', ru: 'Paylov', 'uz-Cyrl': 'Paylov' },
} as const satisfies Record<string, Words>;
