import type { Russian } from '../types.ts';
import type source from '../uz-Latn/closing.ts';

export default {
  title: 'Закрытие месяца',
  state: {
    open: 'Открыт',
    closing: 'Закрывается',
    closed: 'Закрыт',
    reopened: 'Открыт снова',
  },
  close: 'Закрыть месяц',
  reopen: 'Открыть снова',
  checks: 'Что мешает закрыть',
  nothingBlocks: 'Месяц можно закрыть: всё решено.',
  check: {
    notOver: 'Последняя смена месяца ещё не закончилась',
    earlierOpen: 'Незакрытые прежние месяцы: {{shown}}',
    unclear: 'Дни без отметок и без вида отсутствия: {{shown}}',
    reason: 'Причины опозданий ждут решения: {{shown}}',
    correction: 'Исправления ждут решения: {{shown}}',
    absence: 'Отсутствия ждут решения: {{shown}}',
    latePunch: 'Поздние отметки с телефона: {{shown}}',
    missedCheckOut: 'Дни, когда уход не отмечен: {{shown}}',
    belowNorm: 'Дни, когда отработано мало: {{shown}}',
    notWorkingDay: 'Работа в выходной ждёт решения: {{shown}}',
    onLeave: 'Отметки в дни отсутствия: {{shown}}',
  },
  showDays: 'Показать дни',
  goToMonth: 'Перейти к месяцу',
  settle: 'Решить',
  progress: 'Записано сотрудников: {{done}} из {{total}}. Страницу можно закрыть, запись продолжится.',
  adjustments: 'За дни закрытых месяцев',
  versions: 'Версии табеля',
  version: 'Версия {{version}}',
  closedBy: 'Закрыто {{at}}, {{name}}; сотрудников: {{people}}',
  reopenedBy: 'Открыто снова {{at}}, {{name}}: {{reason}}',
  ask: {
    close: 'Закрыть {{month}}?',
    reopen: 'Открыть снова {{month}}?',
  },
  about: {
    close:
      'Дни будут записаны и больше не изменятся. Позднейшие исправления станут доплатой или удержанием в открытом месяце.',
    reopen:
      'Закрытый табель перестанет действовать, но его файл останется. Доплаты и удержания за дни этого месяца перестанут действовать.',
  },
  reason: 'Почему открывается снова',
  versionAgain: 'Для подтверждения напишите номер версии: {{version}}',
} satisfies Russian<typeof source>;
