import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/money/cards.ts';

export default {
  title: 'Карталарим',
  ofPerson: 'Карталар',
  number: 'Карта рақами',
  add: 'Қўшиш',
  addTitle: 'Карта қўшиш',
  addText: 'Ойлик ва сўралган пул тушадиган карта. Рақами тўлиқ кўрсатилмайди.',
  makeDefault: 'Асосий карта бўлсин',
  added: 'Карта қўшилди',
  isDefault: 'Асосий',
  since: '{{date}} дан бери',
  busy: 'Бу картага сўров бор: тугамагунча олиб ташланмайди',
  choose: 'Асосий қилиш',
  chooseNamed: '{{card}}: асосий қилиш',
  chooseTitle: 'Асосий карта алмаштирилсинми?',
  chooseText: 'Кейинги сўровлар {{card}} картасига тўланади.',
  chosen: 'Асосий карта алмаштирилди',
  remove: 'Олиб ташлаш',
  removeNamed: '{{card}}: олиб ташлаш',
  removeTitle: 'Карта олиб ташлансинми?',
  removeText: '{{card}} картасига пул тўланмайди. Олдинги тўловлар рўйхатда қолади.',
  removed: 'Карта олиб ташланди',
  brand: { uzcard: 'Uzcard', humo: 'Humo', unknown: 'Карта' },
} satisfies Cyrillic<typeof source>;
