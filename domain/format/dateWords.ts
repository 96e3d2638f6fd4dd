import type { Language } from '../language.ts';

interface DateWords {
  /** Nominative, for headings: «март». */
  months: readonly string[];
  /** After a day of the month: «21 марта». */
  monthsOfDay: readonly string[];
  /** From Monday. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
}

const split = (words: string) => words.split(' ');

const latin = split('yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr');
const cyrillic = split('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь');

export const dateWords: Record<Language, DateWords> = {
  'uz-Latn': {
    months: latin,
    monthsOfDay: latin,
    weekdays: split('dushanba seshanba chorshanba payshanba juma shanba yakshanba'),
    weekdaysShort: split('Du Se Ch Pa Ju Sh Ya'),
  },
  ru: {
    months: cyrillic,
    monthsOfDay: split('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    weekdays: split('понедельник вторник среда четверг пятница суббота воскресенье'),
    weekdaysShort: split('Пн Вт Ср Чт Пт Сб Вс'),
  },
  'uz-Cyrl': {
    months: cyrillic,
    monthsOfDay: cyrillic,
    weekdays: split('душанба сешанба чоршанба пайшанба жума шанба якшанба'),
    weekdaysShort: split('Ду Се Чо Па Жу Ша Як'),
  },
};
