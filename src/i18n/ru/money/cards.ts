import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/money/cards.ts';

export default {
  title: 'Мои карты',
  ofPerson: 'Карты',
  number: 'Номер карты',
  add: 'Добавить',
  addTitle: 'Добавить карту',
  addText: 'На неё придут зарплата и запрошенные деньги. Номер не показывается целиком.',
  makeDefault: 'Сделать основной',
  added: 'Карта добавлена',
  isDefault: 'Основная',
  since: 'с {{date}}',
  busy: 'К этой карте есть заявка: пока она не завершена, карту не удалить',
  choose: 'Сделать основной',
  chooseNamed: '{{card}}: сделать основной',
  chooseTitle: 'Сменить основную карту?',
  chooseText: 'Следующие заявки будут выплачены на карту {{card}}.',
  chosen: 'Основная карта изменена',
  remove: 'Удалить',
  removeNamed: '{{card}}: удалить',
  removeTitle: 'Удалить карту?',
  removeText: 'На карту {{card}} больше не будет выплат. Прежние выплаты останутся в списке.',
  removed: 'Карта удалена',
  brand: { uzcard: 'Uzcard', humo: 'Humo', unknown: 'Карта' },
} satisfies Russian<typeof source>;
