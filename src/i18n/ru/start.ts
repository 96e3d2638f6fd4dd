import type { Russian } from '../types.ts';
import type source from '../uz-Latn/start.ts';

export default {
  title: 'Начало работы',
  lead: 'Четыре шага, и сотрудники смогут отмечать приход. Любой шаг можно оставить на потом.',
  later: 'Позже',
  keep: 'Оставить как есть',
  done: 'Сделано',
  left: 'Оставлено на потом',
  finished: 'Всё готово. Ждём первую отметку.',
  toOverview: 'Перейти к обзору',
  step: {
    details: {
      title: 'Данные компании',
      text: 'Банк и коды статистики. Понадобятся для выплат.',
      go: 'Заполнить',
    },
    hours: {
      title: 'Рабочие дни и время',
      text: 'Выходные: {{daysOff}}. Работа {{shiftStart}}–{{shiftEnd}}, перерыв {{breakMinutes}} мин.',
      go: 'Изменить',
    },
    gate: {
      title: 'Первый вход',
      text: 'Планшет или телефон у двери показывает код.',
      go: 'Создать вход',
    },
    employee: {
      title: 'Первый сотрудник',
      text: 'Найдёт свою запись по номеру телефона и ПИНФЛ.',
      go: 'Добавить сотрудника',
    },
  },
} satisfies Russian<typeof source>;
