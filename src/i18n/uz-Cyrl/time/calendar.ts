import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/time/calendar.ts';

export default {
  open: 'Тақвимни очиш',
  format: 'кк.оо.йййй',
  previousMonth: 'Олдинги ой',
  nextMonth: 'Кейинги ой',
  dateIncomplete: 'Санани тўлиқ ёзинг: кун, ой, йил',
  dateImpossible: 'Бундай сана йўқ',
  dateTooEarly: 'Бу сана рухсат этилганидан олдин',
  dateTooLate: 'Бу сана рухсат этилганидан кейин',
} satisfies Cyrillic<typeof source>;
