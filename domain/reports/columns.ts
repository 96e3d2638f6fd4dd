import type { Language } from '../language.ts';

type Words = Record<Language, string>;
type Kind = 'text' | 'digits' | 'money' | 'date' | 'number';

const column = <const K extends Kind>(
  kind: K,
  width: number,
  uzLatn: string,
  ru: string,
  uzCyrl: string,
): { kind: K; width: number; heading: Words } => ({
  ...{ kind, width },
  heading: { 'uz-Latn': uzLatn, ru, 'uz-Cyrl': uzCyrl },
});

/** Every column of a report, as the form offers it and as the file is headed. Widths in characters, money in so'm. */
export const reportColumns = {
  date: column('date', 14, 'Sana', 'Дата', 'Сана'),
  month: column('text', 12, 'Oy', 'Месяц', 'Ой'),
  number: column('number', 10, 'Raqam', 'Номер', 'Рақам'),
  employee: column('text', 34, 'Xodim', 'Сотрудник', 'Ходим'),
  lastName: column('text', 22, 'Familiya', 'Фамилия', 'Фамилия'),
  firstName: column('text', 20, 'Ism', 'Имя', 'Исм'),
  patronymic: column('text', 22, 'Otasining ismi', 'Отчество', 'Отасининг исми'),
  position: column('text', 26, 'Lavozimi', 'Должность', 'Лавозими'),
  personnelNumber: column('digits', 16, 'Tabel raqami', 'Табельный номер', 'Табель рақами'),
  unit: column('text', 24, 'Boʻlim', 'Отдел', 'Бўлим'),
  pinfl: column('digits', 18, 'JShShIR', 'ПИНФЛ', 'ЖШШИР'),
  passportSerialNumber: column(
    ...(['text', 16, 'Pasport seriyasi va raqami'] as const),
    ...(['Серия и номер паспорта', 'Паспорт серияси ва рақами'] as const),
  ),
  phoneNumber: column('digits', 18, 'Telefon raqami', 'Номер телефона', 'Телефон рақами'),
  cardNumber: column('digits', 22, 'Karta', 'Карта', 'Карта'),
  monthlySalary: column('money', 18, "Oylik ish haqi, so'm", 'Оклад в месяц, сум', 'Ойлик иш ҳақи, сўм'),
  status: column('text', 22, 'Holati', 'Статус', 'Ҳолати'),
  registration: column('text', 22, 'Roʻyxatdan oʻtganmi', 'Регистрация', 'Рўйхатдан ўтганми'),
  firstWorkingDay: column('date', 20, 'Birinchi ish kuni', 'Первый рабочий день', 'Биринчи иш куни'),
  registeredOn: column(
    ...(['date', 22, 'Roʻyxatdan oʻtgan sana'] as const),
    ...(['Дата регистрации', 'Рўйхатдан ўтган сана'] as const),
  ),
  addedOn: column('date', 16, 'Qoʻshilgan sana', 'Дата добавления', 'Қўшилган сана'),
  presence: column('text', 22, 'Holati', 'Статус', 'Ҳолати'),
  arrived: column('text', 10, 'Keldi', 'Приход', 'Келди'),
  leftAt: column('text', 10, 'Ketdi', 'Уход', 'Кетди'),
  worked: column('number', 18, 'Ishladi, daqiqa', 'Отработано, минут', 'Ишлади, дақиқа'),
  lateMinutes: column('number', 18, 'Kechikdi, daqiqa', 'Опоздание, минут', 'Кечикди, дақиқа'),
  reasonState: column('text', 22, 'Sabab holati', 'Статус причины', 'Сабаб ҳолати'),
  lateReason: column('text', 40, 'Kechikish sababi', 'Причина опоздания', 'Кечикиш сабаби'),
  decisionNote: column('text', 40, 'Qaror sababi', 'Причина решения', 'Қарор сабаби'),
  absenceKind: column('text', 14, 'Tabel kodi', 'Код табеля', 'Табель коди'),
  firstDay: column('date', 14, 'Birinchi kun', 'Первый день', 'Биринчи кун'),
  lastDay: column('date', 14, 'Oxirgi kun', 'Последний день', 'Охирги кун'),
  calendarDays: column('number', 16, 'Kalendar kunlari', 'Календарных дней', 'Календарь кунлари'),
  absenceState: column('text', 22, 'Holati', 'Статус', 'Ҳолати'),
  note: column('text', 40, 'Izoh', 'Примечание', 'Изоҳ'),
  proposedOn: column('date', 16, 'Kiritilgan sana', 'Дата внесения', 'Киритилган сана'),
  paymentKind: column('text', 16, 'Toʻlov turi', 'Вид выплаты', 'Тўлов тури'),
  asked: column('money', 18, "Soʻralgan, so'm", 'Запрошено, сум', 'Сўралган, сўм'),
  amount: column('money', 18, "Summa, so'm", 'Сумма, сум', 'Сумма, сўм'),
  askedOn: column('date', 16, 'Yuborilgan sana', 'Дата заявки', 'Юборилган сана'),
  paymentState: column('text', 24, 'Holati', 'Статус', 'Ҳолати'),
  paidOn: column('date', 16, 'Toʻlangan sana', 'Дата выплаты', 'Тўланган сана'),
  movement: column('text', 24, 'Harakat', 'Движение', 'Ҳаракат'),
  requests: column('number', 14, 'Soʻrovlar soni', 'Заявок', 'Сўровлар сони'),
  refusals: column('number', 16, 'Bekor qilingan soʻrovlar', 'Отменено заявок', 'Бекор қилинган сўровлар'),
  paid: column('money', 20, "Toʻlangan avans, so'm", 'Выплачено аванса, сум', 'Тўланган аванс, сўм'),
  earned: column('money', 18, "Ishlab topilgan, so'm", 'Заработано, сум', 'Ишлаб топилган, сўм'),
  share: column('number', 18, 'Avansning ulushi, %', 'Доля аванса, %', 'Аванснинг улуши, %'),
  daysWorked: column('number', 16, 'Hisobga oʻtgan kunlar', 'Засчитано дней', 'Ҳисобга ўтган кунлар'),
  adjustments: column('money', 18, "Tuzatishlar, so'm", 'Перерасчёт, сум', 'Тузатишлар, сўм'),
  netDifference: column(
    ...(['money', 22, "Buxgalter hisobidagi farq, so'm"] as const),
    ...(['Разница по расчёту бухгалтера, сум', 'Бухгалтер ҳисобидаги фарқ, сўм'] as const),
  ),
  additions: column('money', 18, "Qoʻshimcha toʻlovlar, so'm", 'Доплаты, сум', 'Қўшимча тўловлар, сўм'),
  deductions: column('money', 18, "Ushlanmalar, so'm", 'Удержания, сум', 'Ушланмалар, сўм'),
  advances: column('money', 18, "Avanslar, so'm", 'Авансы, сум', 'Аванслар, сўм'),
  carried: column(
    ...(['money', 22, "Ortiq berilgani: oʻtgan (+), ushlangan (−), so'm"] as const),
    ...([
      'Переплата: перенесена (+), удержана (−), сум',
      'Ортиқ берилгани: ўтган (+), ушланган (−), сўм',
    ] as const),
  ),
  toPay: column('money', 18, "Toʻlanishi kerak, so'm", 'К выплате, сум', 'Тўланиши керак, сўм'),
  salaryPaid: column(
    ...(['money', 20, "Toʻlangan ish haqi, so'm"] as const),
    ...(['Выплачено зарплаты, сум', 'Тўланган иш ҳақи, сўм'] as const),
  ),
  madeAt: column('text', 20, 'Vaqti', 'Время', 'Вақти'),
  madeBy: column('text', 34, 'Kim bajargan', 'Кто выполнил', 'Ким бажарган'),
  happening: column('text', 44, 'Amal', 'Действие', 'Амал'),
  about: column('text', 34, 'Kim yoki nima haqida', 'О ком или о чём', 'Ким ёки нима ҳақида'),
  validFrom: column('date', 16, 'Qachondan', 'С какого дня', 'Қачондан'),
  changes: column('text', 60, 'Oldin → keyin', 'Было → стало', 'Олдин → кейин'),
  changeReason: column('text', 40, 'Sababi', 'Причина', 'Сабаби'),
  rest: column('money', 18, "Qoldiq, so'm", 'Остаток, сум', 'Қолдиқ, сўм'),
} as const;

/** The title of a kind's sheet. */
export const reportTitles = {
  timesheet: { 'uz-Latn': 'Tabel', ru: 'Табель', 'uz-Cyrl': 'Табель' },
  people: { 'uz-Latn': 'Xodimlar', ru: 'Сотрудники', 'uz-Cyrl': 'Ходимлар' },
  attendance: { 'uz-Latn': 'Kunlik davomat', ru: 'Посещаемость по дням', 'uz-Cyrl': 'Кунлик давомат' },
  tardiness: { 'uz-Latn': 'Kechikishlar', ru: 'Опоздания', 'uz-Cyrl': 'Кечикишлар' },
  absences: { 'uz-Latn': 'Ishda boʻlmagan kunlar', ru: 'Отсутствия', 'uz-Cyrl': 'Ишда бўлмаган кунлар' },
  payments: { 'uz-Latn': 'Soʻrov va toʻlovlar', ru: 'Заявки и выплаты', 'uz-Cyrl': 'Сўров ва тўловлар' },
  transactions: { 'uz-Latn': 'Pul harakati', ru: 'Движение денег', 'uz-Cyrl': 'Пул ҳаракати' },
  advances: {
    'uz-Latn': 'Xodimlar boʻyicha avanslar',
    ru: 'Авансы по сотрудникам',
    'uz-Cyrl': 'Ходимлар бўйича аванслар',
  },
  payslips: { 'uz-Latn': 'Hisob varaqalari', ru: 'Расчётные листки', 'uz-Cyrl': 'Ҳисоб варақалари' },
  auditTrail: { 'uz-Latn': 'Oʻzgarishlar jurnali', ru: 'Журнал изменений', 'uz-Cyrl': 'Ўзгаришлар журнали' },
} as const satisfies Record<string, Words>;
