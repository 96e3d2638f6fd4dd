import type { Cyrillic } from '../types.ts';
import type source from '../uz-Latn/timesheet.ts';

export default {
  title: 'Табель',
  draft: 'Ой ёпилмаган: қоралама',
  adjustments: 'Ёпилган кунлар учун: {{list}}',
  grid: 'Ой табели',
  employee: 'Ходим',
  firstHalf: '1–15',
  secondHalf: '16–{{last}}',
  month: 'Ойда',
  atWork: 'Ишлаганлар',
  show: 'Кунлар',
  filter: {
    unsettled: 'Қарор кутмоқда',
    unclear: 'Аниқланмаган',
    late: 'Кечиккан',
    corrected: 'Тузатилган',
  },
  code: {
    worked: 'иш куни',
    restWorked: 'дам олиш кунидаги иш',
    off: 'дам олиш куни',
    away: 'ишда эмас',
    unclear: 'аниқланмаган',
    notHired: 'ишга олинмаган',
    open: 'ҳали ўтмаган',
  },
  late: 'кечиккан',
  corrected: 'тузатилган',
  unsettled: 'қарор кутмоқда',
  loaded: '{{shown}} / {{total}} киши юкланди',
  none: 'Бу ойда табелда ҳеч ким йўқ.',
  nothing: 'Бу танлов бўйича ҳеч ким йўқ.',
  showAll: 'Ҳаммасини кўрсатиш',
  keys: 'Катакчалар бўйлаб стрелкалар билан юринг, Enter кунни очади.',
} satisfies Cyrillic<typeof source>;
