import { registerSheet } from '../registerSheet.ts';
import { searchKey } from '../text.ts';

/** Columns of a bank's file, with other headings that banks use, folded like the register's own. */
const aliases = {
  key: ['kod', 'код', 'id', 'payment id', 'идентификатор', 'external id', 'ид платежа', 'toʻlov id'],
  cardNumber: [
    'karta',
    'карта',
    'card',
    'card number',
    'pan',
    'номер карточки',
    'plastik karta',
    'счет карты',
  ],
  pinfl: ['pinfl', 'jshir', 'жшир', 'ПИНФЛ (ЖШШИР)', 'JShShIR (PINFL)'],
  amount: ['summa', 'сумма', 'amount', 'сумма зачисления', 'сумма платежа', 'toʻlov summasi', 'sum'],
  outcome: [
    ...[
      'natija',
      'holat',
      'holati',
      'status',
      'result',
      'статус',
      'результат',
      'состояние',
      'ҳолат',
      'натижа',
    ],
    ...['статус платежа', 'результат зачисления', 'toʻlov holati'],
  ],
  day: [
    ...[
      'sana',
      'сана',
      'дата',
      'date',
      'toʻlov sanasi',
      'тўлов санаси',
      'oʻtkazilgan sana',
      'ўтказилган сана',
    ],
    ...['дата платежа', 'дата операции', 'дата исполнения', 'дата зачисления', 'дата проводки', 'дата файла'],
    ...['дата формирования', 'дата отчета', 'дата и время', 'payment date', 'value date', 'file date'],
  ],
  note: [
    ...['izoh', 'sabab', 'изоҳ', 'сабаб', 'комментарий', 'причина', 'примечание', 'ошибка', 'причина отказа'],
    ...['comment', 'reason', 'error', 'message', 'сообщение'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type ResultColumn = keyof typeof aliases;

const fold = (text: string): string => searchKey(text).replaceAll(' ', '');

const columnsByHeading = new Map<string, ResultColumn>();
for (const column of Object.keys(aliases) as ResultColumn[]) {
  const own =
    column in registerSheet ? Object.values(registerSheet[column as keyof typeof registerSheet]) : [];
  for (const heading of [...own, ...aliases[column]]) columnsByHeading.set(fold(heading), column);
}

export const resultColumnOf = (heading: string): ResultColumn | undefined =>
  columnsByHeading.get(fold(heading));

const words = {
  paid: [
    ...[
      'toʻlandi',
      'toʻlangan',
      'bajarildi',
      'oʻtkazildi',
      'muvaffaqiyatli',
      'тўланди',
      'бажарилди',
      'ўтказилди',
    ],
    ...[
      'исполнено',
      'исполнен',
      'зачислено',
      'зачислен',
      'оплачено',
      'выплачено',
      'проведено',
      'проведен',
      'успешно',
    ],
    ...['успешный', 'ok', 'ок', 'success', 'successful', 'paid', 'done', 'completed', 'executed', '+'],
  ],
  unpaid: [
    ...[
      'toʻlanmadi',
      'toʻlanmagan',
      'bajarilmadi',
      'oʻtkazilmadi',
      'rad etildi',
      'xato',
      'тўланмади',
      'рад этилди',
    ],
    ...['хато', 'не исполнено', 'не исполнен', 'не зачислено', 'не зачислен', 'не оплачено', 'не выплачено'],
    ...[
      'не проведено',
      'неуспешно',
      'отказ',
      'отказано',
      'отклонено',
      'отклонен',
      'ошибка',
      'возврат',
      'возвращено',
    ],
    ...['error', 'failed', 'fail', 'rejected', 'declined', 'returned', 'unpaid', '-'],
  ],
} as const;

export type BankOutcome = keyof typeof words;

/** Signs alone have no letters to fold. */
const foldWord = (text: string): string => fold(text) || text.trim();

const outcomesByWord = new Map<string, BankOutcome>();
for (const outcome of Object.keys(words) as BankOutcome[])
  for (const word of words[outcome]) outcomesByWord.set(foldWord(word), outcome);

/** Matches whole words only; unknown words are never guessed. */
export const outcomeOfWord = (text: string): BankOutcome | undefined => outcomesByWord.get(foldWord(text));
