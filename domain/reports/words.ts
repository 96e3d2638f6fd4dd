import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Why somebody was late: whether they said, and what became of it. */
export const reasonStateWords = {
  due: { 'uz-Latn': 'Sabab kutilmoqda', ru: 'Ждём причину', 'uz-Cyrl': 'Сабаб кутилмоқда' },
  given: { 'uz-Latn': 'Koʻrib chiqilmoqda', ru: 'На рассмотрении', 'uz-Cyrl': 'Кўриб чиқилмоқда' },
  accepted: { 'uz-Latn': 'Qabul qilingan', ru: 'Принята', 'uz-Cyrl': 'Қабул қилинган' },
  refused: { 'uz-Latn': 'Rad etilgan', ru: 'Отклонена', 'uz-Cyrl': 'Рад этилган' },
  expired: { 'uz-Latn': 'Muddati oʻtgan', ru: 'Срок истёк', 'uz-Cyrl': 'Муддати ўтган' },
} as const satisfies Record<string, Words>;

export const absenceStateWords = {
  proposed: { 'uz-Latn': 'Taklif qilingan', ru: 'Предложено', 'uz-Cyrl': 'Таклиф қилинган' },
  accepted: { 'uz-Latn': 'Qabul qilingan', ru: 'Принято', 'uz-Cyrl': 'Қабул қилинган' },
  refused: { 'uz-Latn': 'Rad etilgan', ru: 'Отклонено', 'uz-Cyrl': 'Рад этилган' },
  withdrawn: { 'uz-Latn': 'Qaytarib olingan', ru: 'Отозвано', 'uz-Cyrl': 'Қайтариб олинган' },
} as const satisfies Record<string, Words>;

/** What a payment is: asked for, or of a run. */
export const paymentKindWords = {
  asked: { 'uz-Latn': 'Avans soʻrovi', ru: 'Заявка на аванс', 'uz-Cyrl': 'Аванс сўрови' },
  advance: { 'uz-Latn': 'Avans', ru: 'Аванс', 'uz-Cyrl': 'Аванс' },
  salary: { 'uz-Latn': 'Ish haqi', ru: 'Зарплата', 'uz-Cyrl': 'Иш ҳақи' },
} as const satisfies Record<string, Words>;
