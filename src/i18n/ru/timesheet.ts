import type { Russian } from '../types.ts';
import type source from '../uz-Latn/timesheet.ts';

export default {
  title: 'Табель',
  draft: 'Месяц не закрыт: черновик',
  adjustments: 'За закрытые дни: {{list}}',
  grid: 'Табель за месяц',
  employee: 'Сотрудник',
  firstHalf: '1–15',
  secondHalf: '16–{{last}}',
  month: 'За месяц',
  atWork: 'Работали',
  show: 'Дни',
  filter: {
    unsettled: 'Ждут решения',
    unclear: 'Невыясненные',
    late: 'Опоздания',
    corrected: 'Исправленные',
  },
  code: {
    worked: 'рабочий день',
    restWorked: 'работа в выходной',
    off: 'выходной',
    away: 'отсутствует',
    unclear: 'не выяснено',
    notHired: 'не принят на работу',
    open: 'ещё не прошёл',
  },
  late: 'опоздание',
  corrected: 'исправлено',
  unsettled: 'ждёт решения',
  loaded: 'Загружено {{shown}} из {{total}}',
  none: 'В этом месяце в табеле никого нет.',
  nothing: 'По этому выбору никого нет.',
  showAll: 'Показать всех',
  keys: 'По ячейкам ходят стрелками, Enter открывает день.',
} satisfies Russian<typeof source>;
