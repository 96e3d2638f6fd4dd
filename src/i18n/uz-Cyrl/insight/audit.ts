import words from '#domain/audit/words/uz-Cyrl.ts';
import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/insight/audit.ts';

export default {
  ...words,
  title: 'Ўзгаришлар журнали',
  lead: 'Ким, қачон ва нимани ўзгартиргани: олдингиси ва янгиси. Бу ёзувларни ўзгартириб ҳам, ўчириб ҳам бўлмайди.',
  areaLabel: 'Нима ҳақида',
  anyArea: 'Ҳаммаси',
  at: 'Вақти',
  by: 'Ким бажарган',
  happening: 'Амал',
  about: 'Ким ёки нима ҳақида',
  changes: 'Ўзгариш',
  bySystem: 'Davomat',
  from: '{{date}} дан бошлаб',
  reason: 'Сабаб: {{reason}}',
  changedFrom: 'Аввалгиси',
  changedTo: 'Янгиси',
  more_one: 'яна {{count}} та ўзгариш',
  more_other: 'яна {{count}} та ўзгариш',
  empty: 'Ҳали ўзгариш йўқ. Биринчиси шу ерда кўринади.',
  notFound: 'Бундай ўзгариш йўқ.',
  all: 'Ҳаммасини кўрсатиш',
} satisfies Cyrillic<typeof source>;
