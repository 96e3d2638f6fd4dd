import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/time/calendar.ts';

export default {
  open: 'Открыть календарь',
  format: 'дд.мм.гггг',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  dateIncomplete: 'Введите дату полностью: день, месяц, год',
  dateImpossible: 'Такой даты нет',
  dateTooEarly: 'Эта дата раньше допустимой',
  dateTooLate: 'Эта дата позже допустимой',
} satisfies Russian<typeof source>;
