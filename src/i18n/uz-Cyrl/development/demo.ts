import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/development/demo.ts';

export default {
  label: 'Демо вақти',
  title: 'Демо',
  moves: 'Вақтни ўтказиш',
  move: {
    day: 'Бир кун',
    shift: 'Кейинги смена',
    payday: 'Тўлов куни',
    monthEnd: 'Ой охири',
  },
  moving: 'Кунлар ўтмоқда…',
  moved: 'Вақт ўтди',
  unread: 'Демо вақти ўқилмади',
  unmoved: 'Вақтни ўтказиб бўлмади',
  movedElsewhere: 'Вақт бошқа ойнада ўтказилмоқда',
} satisfies Cyrillic<typeof source>;
