import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/organization/units.ts';

export default {
  title: 'Бўлимлар',
  lead: 'Ходимлар қайси бўлимда ишлашини билиш учун',
  make: 'Бўлим қўшиш',
  none: 'Ҳали бўлим йўқ. Омбор, савдо, офис каби бўлимларни қўшинг.',
  people_one: '{{count}} ходим',
  people_other: '{{count}} ходим',
  rename: 'Номини ўзгартириш',
  renameOf: '{{unit}}: номини ўзгартириш',
  close: 'Ёпиш',
  closeOf: '{{unit}}: ёпиш',
  unitTitle: 'Бўлим номи',
  created: 'Бўлим қўшилди',
  renamed: 'Номи ўзгарди',
  closed: 'Бўлим ёпилди',
  naming: {
    making: {
      title: 'Янги бўлим',
      text: 'Очиқ бўлимларнинг номлари такрорланмайди.',
      confirm: 'Қўшиш',
    },
    renaming: {
      title: 'Бўлимнинг номи',
      text: 'Янги ном олдинги кунларда ҳам кўринади.',
      confirm: 'Сақлаш',
    },
  },
  closeTitle: '«{{unit}}» ёпилсинми?',
  closeText: 'Бўлимга янги ходим қўшиб бўлмайди. Олдинги кунлардаги ёзувлар сақланади.',
} satisfies Cyrillic<typeof source>;
