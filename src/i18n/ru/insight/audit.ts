import words from '#domain/audit/words/ru.ts';
import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/insight/audit.ts';

export default {
  ...words,
  title: 'Журнал изменений',
  lead: 'Кто, когда и что изменил: как было и как стало. Эти записи нельзя ни изменить, ни удалить.',
  areaLabel: 'О чём',
  anyArea: 'Обо всём',
  at: 'Время',
  by: 'Кто выполнил',
  happening: 'Действие',
  about: 'О ком или о чём',
  changes: 'Изменение',
  bySystem: 'Davomat',
  from: 'С {{date}}',
  reason: 'Причина: {{reason}}',
  changedFrom: 'Было',
  changedTo: 'Стало',
  more_one: 'ещё {{count}} изменение',
  more_few: 'ещё {{count}} изменения',
  more_many: 'ещё {{count}} изменений',
  more_other: 'ещё {{count}} изменения',
  empty: 'Изменений пока нет. Первое появится здесь.',
  notFound: 'Таких изменений нет.',
  all: 'Показать все',
} satisfies Russian<typeof source>;
