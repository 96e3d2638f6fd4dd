import { memo } from 'react';
import type { RowMatch } from '#domain/bankResult/matchResult.ts';
import type { RowProblem } from '#domain/bankResult/readResult.ts';
import { formatNumber } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { ReadFile, ResultReading } from '#machines/flows/money/fileReading/resultFacts.ts';
import { Amount } from '#src/components/Amount.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Rows on the screen; of more, the number is said. */
const MOST_SHOWN = 200;

interface Line {
  line: number;
  name: string | null;
  amount: Tiyin | null;
  /** The bank's answer in the row, or the reason why the row settles nothing. */
  says: 'paid' | 'unpaid' | Exclude<RowMatch, 'settles'> | RowProblem;
  text: string;
}

const tones: Partial<Record<Line['says'], Tone>> = {
  paid: 'green',
  unpaid: 'red',
  settledBefore: 'gray',
  paidLate: 'red',
};

/** Rows that settle nothing come first. */
const sortLines = (file: ReadFile, reading: ResultReading): Line[] => {
  const read = reading.rows.map((row): Line => ({
    line: row.line,
    name: row.employeeName,
    amount: row.amount,
    text: '',
    says: row.match === 'settles' ? row.outcome : row.match,
  }));
  const unread = file.unread.map(({ line, problem, text }): Line => ({
    line,
    name: null,
    amount: null,
    says: problem,
    text,
  }));
  const rankOf = ({ says }: Line) => Number(says === 'paid' || says === 'unpaid');
  return [...unread, ...read].sort((a, b) => rankOf(a) - rankOf(b) || a.line - b.line);
};

function Rows({ file, reading }: { file: ReadFile; reading: ResultReading }) {
  const t = useText('registers');
  const lines = sortLines(file, reading);
  const columns: Column<Line>[] = [
    {
      key: 'line',
      label: t('result.line'),
      width: '120px',
      render: ({ line }) => t('result.at', { number: formatNumber(line) }),
    },
    {
      key: 'name',
      label: t('result.person'),
      width: '2fr',
      render: ({ name, text }) => name ?? (text || '—'),
    },
    {
      key: 'amount',
      label: t('result.amount'),
      align: 'end',
      render: ({ amount }) => (amount === null ? '—' : <Amount tiyin={amount} />),
    },
    {
      key: 'says',
      label: t('result.becomes'),
      width: '2fr',
      render: ({ says }) => <StatusBadge tone={tones[says] ?? 'amber'} label={t(`result.says.${says}`)} />,
    },
  ];
  return (
    <>
      <DataList
        label={t('result.rows')}
        columns={columns}
        rows={lines.slice(0, MOST_SHOWN)}
        rowKey={({ line }) => String(line)}
      />
      {lines.length > MOST_SHOWN && (
        <p className="quiet small">{t('result.more', { count: lines.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}

export const BankResultRows = memo(Rows);
