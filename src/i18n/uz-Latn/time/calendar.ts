/** The calendar of a date field. */
export default {
  open: 'Taqvimni ochish',
  format: 'kk.oo.yyyy',
  previousMonth: 'Oldingi oy',
  nextMonth: 'Keyingi oy',
  dateIncomplete: 'Sanani toʻliq yozing: kun, oy, yil',
  dateImpossible: 'Bunday sana yoʻq',
  dateTooEarly: 'Bu sana ruxsat etilganidan oldin',
  dateTooLate: 'Bu sana ruxsat etilganidan keyin',
};
