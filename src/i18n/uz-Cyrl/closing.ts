import type { Cyrillic } from '../types.ts';
import type source from '../uz-Latn/closing.ts';

export default {
  title: 'Ойни ёпиш',
  state: {
    open: 'Очиқ',
    closing: 'Ёпилмоқда',
    closed: 'Ёпилган',
    reopened: 'Қайта очилган',
  },
  close: 'Ойни ёпиш',
  reopen: 'Қайта очиш',
  checks: 'Ёпишга нима тўсқинлик қиляпти',
  nothingBlocks: 'Ойни ёпса бўлади: ҳал қилинмаган нарса қолмаган.',
  check: {
    notOver: 'Ойнинг охирги сменаси ҳали тугамаган',
    earlierOpen: 'Ундан олдинги ёпилмаган ойлар: {{shown}}',
    unclear: 'Келмаган ва тури кўрсатилмаган кунлар: {{shown}}',
    reason: 'Кечикиш сабаблари қарорсиз: {{shown}}',
    correction: 'Тузатишлар қарорсиз: {{shown}}',
    absence: 'Йўқлик сўровлари қарорсиз: {{shown}}',
    latePunch: 'Телефондан кеч келган белгилар: {{shown}}',
    missedCheckOut: 'Кетиш белгиланмаган кунлар: {{shown}}',
    belowNorm: 'Кам ишланган, қарорсиз кунлар: {{shown}}',
    notWorkingDay: 'Дам олиш кунидаги иш қарорсиз: {{shown}}',
    onLeave: 'Йўқлик кунидаги белгилар қарорсиз: {{shown}}',
  },
  showDays: 'Кунларни кўрсатиш',
  goToMonth: 'Ўша ойга ўтиш',
  settle: 'Ҳал қилиш',
  progress: 'Ёзиб қўйилди: {{done}} / {{total}} ходим. Саҳифани ёпсангиз ҳам давом этади.',
  adjustments: 'Ёпилган ойларнинг кунлари учун',
  versions: 'Табель версиялари',
  version: 'Версия {{version}}',
  closedBy: '{{at}}, {{name}} ёпган; ходимлар: {{people}}',
  reopenedBy: '{{at}}, {{name}} қайта очган: {{reason}}',
  ask: {
    close: '{{month}} ёпилсинми?',
    reopen: '{{month}} қайта очилсинми?',
  },
  about: {
    close: 'Кунлар ёзиб қўйилади ва ўзгармайди. Кейинги тузатишлар очиқ ойга қўшимча бўлиб ўтади.',
    reopen:
      'Ёпилган табель кучини йўқотади, лекин файлини сақлаб олиш мумкин. Шу ой кунлари учун қилинган қўшимчалар бекор бўлади.',
  },
  reason: 'Нега қайта очилади',
  versionAgain: 'Тасдиқлаш учун версия рақамини ёзинг: {{version}}',
} satisfies Cyrillic<typeof source>;
