import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/development/demo.ts';

export default {
  label: 'Время демо',
  title: 'Демо',
  moves: 'Перевести время',
  move: {
    day: 'Один день',
    shift: 'Следующая смена',
    payday: 'День выплаты',
    monthEnd: 'Конец месяца',
  },
  moving: 'Дни идут…',
  moved: 'Время изменено',
  unread: 'Время демо неизвестно',
  unmoved: 'Не удалось перевести время',
  movedElsewhere: 'Время переводят в другом окне',
} satisfies Russian<typeof source>;
