import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of attendance figures. */
export const figuresSheet = {
  title: {
    'uz-Latn': 'Davomat koʻrsatkichlari',
    ru: 'Показатели посещаемости',
    'uz-Cyrl': 'Давомат кўрсаткичлари',
  },
  date: { 'uz-Latn': 'Sana', ru: 'Дата', 'uz-Cyrl': 'Сана' },
  month: { 'uz-Latn': 'Oy', ru: 'Месяц', 'uz-Cyrl': 'Ой' },
  people: { 'uz-Latn': 'Xodimlar soni', ru: 'Сотрудников', 'uz-Cyrl': 'Ходимлар сони' },
  due: {
    'uz-Latn': 'Ish kunlari, kishi-kun',
    ru: 'Рабочих дней, человеко-дней',
    'uz-Cyrl': 'Иш кунлари, киши-кун',
  },
  attended: { 'uz-Latn': 'Kelgan, kishi-kun', ru: 'Пришли, человеко-дней', 'uz-Cyrl': 'Келган, киши-кун' },
  attendance: { 'uz-Latn': 'Davomat, %', ru: 'Посещаемость, %', 'uz-Cyrl': 'Давомат, %' },
  absent: {
    'uz-Latn': 'Kelmagan, kishi-kun',
    ru: 'Не пришли, человеко-дней',
    'uz-Cyrl': 'Келмаган, киши-кун',
  },
  away: {
    'uz-Latn': 'Sababli yoʻqlik, kishi-kun',
    ru: 'Отсутствовали по уважительной причине, человеко-дней',
    'uz-Cyrl': 'Сабабли йўқлик, киши-кун',
  },
  starts: {
    'uz-Latn': 'Ish kunlaridagi kelishlar',
    ru: 'Приходов в рабочие дни',
    'uz-Cyrl': 'Иш кунларидаги келишлар',
  },
  late: { 'uz-Latn': 'Kechikishlar', ru: 'Опозданий', 'uz-Cyrl': 'Кечикишлар' },
  punctuality: {
    'uz-Latn': 'Oʻz vaqtida kelish, %',
    ru: 'Приход вовремя, %',
    'uz-Cyrl': 'Ўз вақтида келиш, %',
  },
  lateMedian: {
    'uz-Latn': 'Kechikish: mediana, daqiqa',
    ru: 'Опоздание: медиана, минут',
    'uz-Cyrl': 'Кечикиш: медиана, дақиқа',
  },
  lateP90: {
    'uz-Latn': 'Kechikish: 90-persentil, daqiqa',
    ru: 'Опоздание: 90-й процентиль, минут',
    'uz-Cyrl': 'Кечикиш: 90-персентил, дақиқа',
  },
  shifts: { 'uz-Latn': 'Smenalar', ru: 'Смен', 'uz-Cyrl': 'Сменалар' },
  missedCheckOuts: {
    'uz-Latn': 'Ketish belgilanmagan',
    ru: 'Уход не отмечен',
    'uz-Cyrl': 'Кетиш белгиланмаган',
  },
  worked: { 'uz-Latn': 'Ishlangan, soat', ru: 'Отработано, часов', 'uz-Cyrl': 'Ишланган, соат' },
  rest: {
    'uz-Latn': 'Shundan dam olish kunlarida, soat',
    ru: 'Из них в выходные, часов',
    'uz-Cyrl': 'Шундан дам олиш кунларида, соат',
  },
  norm: { 'uz-Latn': 'Grafik boʻyicha, soat', ru: 'По графику, часов', 'uz-Cyrl': 'График бўйича, соат' },
  joined: { 'uz-Latn': 'Qoʻshilgan', ru: 'Добавлены', 'uz-Cyrl': 'Қўшилган' },
  left: { 'uz-Latn': 'Boʻshatilgan', ru: 'Уволены', 'uz-Cyrl': 'Бўшатилган' },
} as const satisfies Record<string, Words>;
