import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/money/transactions.ts';

export default {
  title: 'Пул ҳаракати',
  number: 'Рақам',
  person: 'Ходим',
  statusLabel: 'Ҳаракат',
  when: 'Сана',
  amount: 'Сумма',
  period: 'Қайси ой учун',
  empty: 'Ҳали тўлов йўқ. Пул етиб борганда биринчиси пайдо бўлади.',
  steps: 'Босқичлари билан',
  notFound: 'Бундай ҳаракат йўқ.',
  all: 'Ҳаммасини кўрсатиш',
  status: {
    approved: 'Тасдиқланди',
    sent: 'Тўловга берилди',
    success: 'Тўланди',
    cancelled: 'Бекор қилинди',
    failed: 'Тўлов ўтмади',
    returned: 'Тўлов қайтди',
  },
} satisfies Cyrillic<typeof source>;
