import type { Cyrillic } from '../types.ts';
import type source from '../uz-Latn/dayChange.ts';

export default {
  correctTitle: 'Кун вақтини тузатиш',
  in: 'Келди',
  out: 'Кетди',
  inOf: '{{number}}-келиш',
  outOf: '{{number}}-кетиш',
  addPair: 'Яна келиш ва кетиш',
  removePair: '{{number}}-келиш ва кетишни олиб ташлаш',
  endProposed:
    'Кетиш вақти белгиланмаган, смена охири таклиф қилинди. Бошқа вақтда кетилган бўлса, ўзгартиринг.',
  reason: 'Нега тузатилади',
  showEffect: 'Нима ўзгаришини кўриш',
  effect: 'Нима ўзгаради',
  propose: 'Иш берувчига юбориш',
  correct: 'Тузатиш',
  worked: 'Ишланган вақт',
  late: 'Кечикиш',
  counted: 'Ҳисобга ўтган кунлар',
  absent: 'Келмаган кунлар',
  adjustment: 'Ёпилган кун учун қўшимча, {{month}}',
  earned: 'Ишлаб топилган',
  enabled: 'Ҳозир олиш мумкин',
  fromTo: '{{from}} → {{to}}',
  unchanged: '{{value}}, ўзгармайди',
} satisfies Cyrillic<typeof source>;
