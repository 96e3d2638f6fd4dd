import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/auth/sides.ts';

export default {
  title: 'Выберите свою роль',
  lead: 'Второе можно добавить позже',
  employee: 'Я сотрудник',
  employer: 'Я от компании',
  about: {
    employee: 'Отмечаю приход и уход, вижу заработанное, прошу аванс',
    employer: 'Добавляю сотрудников, веду учёт посещаемости и выплат',
  },
  next: 'Продолжить',
  asEmployee: 'Как сотрудник',
  asEmployer: 'От компании',
  change: 'Изменить',
  company: 'Ваша компания',
  companyLead: 'Название и ИНН – как в документах. Остальное заполните позже в настройках',
  companyTitle: 'Название компании',
  tin: 'ИНН',
  tinHint: '9 цифр (в старых документах 7)',
  found: 'Открыть компанию',
  founding: 'Открываем компанию',
  foundedTitle: 'Компания открыта',
  foundedText: 'Можно перейти в неё сейчас. Позже место работы меняется в разделе «Мои места работы»',
  open: 'Перейти в компанию',
  another: 'Открыть ещё одну компанию',
} satisfies Russian<typeof source>;
