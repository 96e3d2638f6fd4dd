import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/organization/units.ts';

export default {
  title: 'Отделы',
  lead: 'Чтобы видеть, кто где работает',
  make: 'Добавить отдел',
  none: 'Отделов пока нет. Добавьте, например, склад, продажи и офис.',
  people_one: '{{count}} сотрудник',
  people_few: '{{count}} сотрудника',
  people_many: '{{count}} сотрудников',
  people_other: '{{count}} сотрудника',
  rename: 'Переименовать',
  renameOf: '{{unit}}: переименовать',
  close: 'Закрыть',
  closeOf: '{{unit}}: закрыть',
  unitTitle: 'Название отдела',
  created: 'Отдел добавлен',
  renamed: 'Название изменено',
  closed: 'Отдел закрыт',
  naming: {
    making: { title: 'Новый отдел', text: 'Названия открытых отделов не повторяются.', confirm: 'Добавить' },
    renaming: {
      title: 'Название отдела',
      text: 'Новое название будет видно и в прошлых днях.',
      confirm: 'Сохранить',
    },
  },
  closeTitle: 'Закрыть «{{unit}}»?',
  closeText: 'Новых сотрудников в отдел добавить будет нельзя. Записи прошлых дней останутся.',
} satisfies Russian<typeof source>;
