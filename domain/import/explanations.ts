import type { Language } from '../language.ts';
import type { ColumnKey } from './columns.ts';

type Words = Record<Language, string>;

/** Names of the sheets of a template, and the headings of the second. */
export const templateWords = {
  people: { 'uz-Latn': 'Xodimlar', ru: 'Сотрудники', 'uz-Cyrl': 'Ходимлар' },
  template: { 'uz-Latn': 'shablon', ru: 'шаблон', 'uz-Cyrl': 'шаблон' },
  explanations: { 'uz-Latn': 'Tushuntirish', ru: 'Пояснения', 'uz-Cyrl': 'Тушунтириш' },
  column: { 'uz-Latn': 'Ustun', ru: 'Столбец', 'uz-Cyrl': 'Устун' },
  howToFill: { 'uz-Latn': 'Qanday toʻldiriladi', ru: 'Как заполнить', 'uz-Cyrl': 'Қандай тўлдирилади' },
  example: { 'uz-Latn': 'Namuna', ru: 'Пример', 'uz-Cyrl': 'Намуна' },
  general: {
    'uz-Latn':
      'Har bir xodim – bitta qator. Barcha ustunlar toʻldirilishi shart, birinchi qatorni oʻzgartirmang.',
    ru: 'Каждый сотрудник – одна строка. Заполните все столбцы, первую строку не меняйте.',
    'uz-Cyrl': 'Ҳар бир ходим – битта қатор. Барча устунлар тўлдирилиши шарт, биринчи қаторни ўзгартирманг.',
  },
  chooseFromList: {
    'uz-Latn': 'Qiymatni roʻyxatdan tanlang',
    ru: 'Выберите значение из списка',
    'uz-Cyrl': 'Қийматни рўйхатдан танланг',
  },
} as const satisfies Record<string, Words>;

/** What each column expects, by the rules of `row.ts`; `{active}` and `{blocked}` are the words of the statuses. */
export const explanations: Record<ColumnKey, Words> = {
  lastName: {
    'uz-Latn': 'Pasportdagidek, lotin yoki kirill harflarida',
    ru: 'Как в паспорте, латиницей или кириллицей',
    'uz-Cyrl': 'Паспортдагидек, лотин ёки кирилл ҳарфларида',
  },
  firstName: {
    'uz-Latn': 'Pasportdagidek, lotin yoki kirill harflarida',
    ru: 'Как в паспорте, латиницей или кириллицей',
    'uz-Cyrl': 'Паспортдагидек, лотин ёки кирилл ҳарфларида',
  },
  passportSerialNumber: {
    'uz-Latn': 'Ikkita lotin harfi va 7 ta raqam',
    ru: 'Две латинские буквы и 7 цифр',
    'uz-Cyrl': 'Иккита лотин ҳарфи ва 7 та рақам',
  },
  pinfl: {
    'uz-Latn': '14 ta raqam. Katakning turi – matn, uni oʻzgartirmang',
    ru: '14 цифр. Тип ячейки – текст, не меняйте его',
    'uz-Cyrl': '14 та рақам. Катакнинг тури – матн, уни ўзгартирманг',
  },
  phoneNumber: {
    'uz-Latn': '998 bilan boshlanadigan 12 ta raqam. Katakning turi – matn',
    ru: '12 цифр, начиная с 998. Тип ячейки – текст',
    'uz-Cyrl': '998 билан бошланадиган 12 та рақам. Катакнинг тури – матн',
  },
  cardNumber: {
    'uz-Latn':
      'Uzcard yoki Humo kartasining 16 ta raqami. Katakning turi – matn. Bizning faylimizdan olingan 8600 •••• •••• 0003 kabi yozuv karta oʻzgarmasligini bildiradi',
    ru: '16 цифр карты Uzcard или Humo. Тип ячейки – текст. Запись вида 8600 •••• •••• 0003 из нашего файла означает, что карта остаётся прежней',
    'uz-Cyrl':
      'Uzcard ёки Humo картасининг 16 та рақами. Катакнинг тури – матн. Бизнинг файлимиздан олинган 8600 •••• •••• 0003 каби ёзув карта ўзгармаслигини билдиради',
  },
  salary: {
    'uz-Latn': "Bir oylik ish haqi, butun so'mda",
    ru: 'Оклад за месяц, в целых сумах',
    'uz-Cyrl': 'Бир ойлик иш ҳақи, бутун сўмда',
  },
  status: {
    'uz-Latn': 'Roʻyxatdan tanlang: {active} yoki {blocked}',
    ru: 'Выберите из списка: {active} или {blocked}',
    'uz-Cyrl': 'Рўйхатдан танланг: {active} ёки {blocked}',
  },
  salaryFrom: {
    'uz-Latn':
      'Ixtiyoriy. Roʻyxatdagi xodimga yangi ish haqi qaysi kundan hisoblanadi: 01.12.2026. Boʻsh qolsa, bugundan',
    ru: 'Необязательно. С какого дня считать новый оклад тому, кто уже в списке: 01.12.2026. Если пусто, с сегодняшнего',
    'uz-Cyrl':
      'Ихтиёрий. Рўйхатдаги ходимга янги иш ҳақи қайси кундан ҳисобланади: 01.12.2026. Бўш қолса, бугундан',
  },
  firstDay: {
    'uz-Latn':
      'Ixtiyoriy. Xodim qaysi kundan ishlaydi: 01.12.2026. Ochiq oydagi yoki keyingi kun. Boʻsh qolsa, yangi xodim bugundan ishlaydi',
    ru: 'Необязательно. С какого дня сотрудник работает: 01.12.2026. День открытого месяца или позже. Если пусто, новый сотрудник работает с сегодняшнего дня',
    'uz-Cyrl':
      'Ихтиёрий. Ходим қайси кундан ишлайди: 01.12.2026. Очиқ ойдаги ёки кейинги кун. Бўш қолса, янги ходим бугундан ишлайди',
  },
  unit: {
    'uz-Latn':
      'Ixtiyoriy. Sozlamalardagi boʻlimlardan birining nomi; xodim bugundan shu boʻlimda boʻladi. Boʻsh qolsa, oʻzgarmaydi',
    ru: 'Необязательно. Название одного из отделов в настройках: сотрудник будет в нём с сегодняшнего дня. Если пусто, отдел не меняется',
    'uz-Cyrl':
      'Ихтиёрий. Созламалардаги бўлимлардан бирининг номи; ходим бугундан шу бўлимда бўлади. Бўш қолса, ўзгармайди',
  },
  schedule: {
    'uz-Latn':
      'Ixtiyoriy. Sozlamalardagi ish jadvallaridan birining nomi; xodim bugundan shu jadvalda ishlaydi. Boʻsh qolsa, oʻzgarmaydi',
    ru: 'Необязательно. Название одного из графиков в настройках: сотрудник работает по нему с сегодняшнего дня. Если пусто, график не меняется',
    'uz-Cyrl':
      'Ихтиёрий. Созламалардаги иш жадвалларидан бирининг номи; ходим бугундан шу жадвалда ишлайди. Бўш қолса, ўзгармайди',
  },
  patronymic: {
    'uz-Latn': 'Ixtiyoriy. Tabel va hisob-kitob varaqasida yoziladi',
    ru: 'Необязательно. Печатается в табеле и расчётном листке',
    'uz-Cyrl': 'Ихтиёрий. Табель ва ҳисоб-китоб варақасида ёзилади',
  },
  position: {
    'uz-Latn': 'Ixtiyoriy. Tabel va hisob-kitob varaqasida yoziladi',
    ru: 'Необязательно. Печатается в табеле и расчётном листке',
    'uz-Cyrl': 'Ихтиёрий. Табель ва ҳисоб-китоб варақасида ёзилади',
  },
  personnelNumber: {
    'uz-Latn': 'Ixtiyoriy. Hisobingizdagi tabel raqami. Katakning turi – matn',
    ru: 'Необязательно. Табельный номер по вашему учёту. Тип ячейки – текст',
    'uz-Cyrl': 'Ихтиёрий. Ҳисобингиздаги табель рақами. Катакнинг тури – матн',
  },
};

/** Sample values that pass the rules and belong to nobody. The status is its word. */
export const examples: Record<Exclude<ColumnKey, 'status'>, string | Words> = {
  lastName: { 'uz-Latn': 'Karimova', ru: 'Каримова', 'uz-Cyrl': 'Каримова' },
  firstName: { 'uz-Latn': 'Aziza', ru: 'Азиза', 'uz-Cyrl': 'Азиза' },
  passportSerialNumber: 'AA1234567',
  pinfl: '30101909999992',
  phoneNumber: '998901234567',
  cardNumber: '8600120000000003',
  salary: '5000000',
  salaryFrom: '01.12.2026',
  firstDay: '01.12.2026',
  unit: { 'uz-Latn': 'Ombor', ru: 'Склад', 'uz-Cyrl': 'Омбор' },
  schedule: { 'uz-Latn': 'Tungi smena', ru: 'Ночная смена', 'uz-Cyrl': 'Тунги смена' },
  patronymic: { 'uz-Latn': 'Anvarovna', ru: 'Анваровна', 'uz-Cyrl': 'Анваровна' },
  position: { 'uz-Latn': 'Omborchi', ru: 'Кладовщик', 'uz-Cyrl': 'Омборчи' },
  personnelNumber: '0012',
};
