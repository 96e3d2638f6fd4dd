import { Flex } from '@radix-ui/themes';
import { memo } from 'react';
import type { NetProblem } from '#domain/netPay/readNetPay.ts';
import { formatMoneyInFull, formatNumber } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { NetPayFile, NetPayReading } from '#src/actors/money/netPay.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { signedMoney } from './signedMoney.ts';

/** Rows on the screen; of more, the number is said. */
const MOST_SHOWN = 200;

type Match = NetPayReading['rows'][number]['match'];

interface Line {
  line: number;
  /** The person's name, or the text of the row if it fits nobody. */
  name: string;
  net: Tiyin | null;
  ours: Tiyin | null;
  toPay: Tiyin | null;
  problem: Exclude<Match, 'sets'> | NetProblem | null;
}

const differenceOf = ({ net, ours }: Line): number => Math.abs((net ?? 0) - (ours ?? 0));

/** Rows that are not taken come first, then those that differ most from our figures. */
function sortLines(file: NetPayFile, reading: NetPayReading): Line[] {
  const pinflOf = new Map(file.rows.map(({ line, pinfl }) => [line, pinfl]));
  const read = reading.rows.map(({ line, match, employeeName, ...sums }): Line => ({
    line,
    name: employeeName ?? pinflOf.get(line) ?? '',
    ...sums,
    problem: match === 'sets' ? null : match,
  }));
  const unread = file.unread.map(({ line, problem, text, net = null }): Line => ({
    line,
    name: text,
    net,
    ours: null,
    toPay: null,
    problem,
  }));
  const isTaken = ({ problem }: Line) => Number(problem === null);
  return [...unread, ...read].sort(
    (a, b) => isTaken(a) - isTaken(b) || differenceOf(b) - differenceOf(a) || a.line - b.line,
  );
}

function Rows({ file, reading }: { file: NetPayFile; reading: NetPayReading }) {
  const t = useText('runs');
  const registers = useText('registers');
  const [language] = useLanguage();
  const lines = sortLines(file, reading);
  const money = (amount: Tiyin | null) =>
    amount === null ? '—' : <span className="figures">{formatMoneyInFull(amount, language)}</span>;
  const columns: Column<Line>[] = [
    {
      key: 'line',
      label: registers('result.line'),
      width: '110px',
      render: ({ line }) => registers('result.at', { number: formatNumber(line) }),
    },
    {
      key: 'name',
      label: t('person'),
      width: '2fr',
      render: ({ name, problem }) => (
        <Flex direction="column" align={{ initial: 'end', md: 'start' }} gap="1" minWidth="0">
          <span>{name || '—'}</span>
          {problem !== null && <StatusBadge tone="amber" label={t(`net.problem.${problem}`)} />}
        </Flex>
      ),
    },
    { key: 'net', label: t('net.sum'), align: 'end', render: ({ net }) => money(net) },
    { key: 'ours', label: t('net.ours'), align: 'end', render: ({ ours }) => money(ours) },
    {
      key: 'difference',
      label: t('net.differs'),
      align: 'end',
      render: ({ net, ours }) =>
        net === null || ours === null || net === ours ? '—' : signedMoney(tiyin(net - ours), language),
    },
    { key: 'toPay', label: t('toPay'), align: 'end', render: ({ toPay }) => money(toPay) },
  ];
  return (
    <>
      <DataList
        label={t('net.rows')}
        columns={columns}
        rows={lines.slice(0, MOST_SHOWN)}
        rowKey={({ line }) => String(line)}
      />
      {lines.length > MOST_SHOWN && (
        <p className="quiet small">{registers('result.more', { count: lines.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}

export const NetPayRows = memo(Rows);
