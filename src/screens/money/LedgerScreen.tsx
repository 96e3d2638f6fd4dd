import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, formatTime } from '#domain/format/index.ts';
import { loadLedger, type LedgerEntry, type LedgerPage } from '#src/actors/money/ledger.ts';
import { Amount } from '#src/components/Amount.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Balances } from './ledger/Balances.tsx';
import { EntryLines } from './ledger/EntryLines.tsx';
import { LedgerProof } from './ledger/LedgerProof.tsx';

const machine = makeList(loadLedger);

const kinds = [
  'approved',
  'cancelled',
  'sent',
  'settled',
  'rejected',
  'returned',
  'accrued',
  'added',
  'taxed',
  'deducted',
  'offset',
  'carriedOver',
  'takenBack',
] as const;
const filters = { kind: kinds };

/** What happened to the company's money, entry by entry, and the proof that nothing of it was changed. */
export default function LedgerScreen() {
  const t = useText('ledger');
  const [language] = useLanguage();
  const list = useList<LedgerEntry, LedgerPage>(machine, { filters });
  const { actor, isBusy, isEmpty, query, result, send } = list;
  const choose = (kind: LedgerEntry['kind'] | undefined) =>
    send({ type: 'filter.changed', filter: kind ? { kind } : {} });
  const columns: Column<LedgerEntry>[] = [
    { key: 'seq', label: t('number'), width: '72px', render: ({ seq }) => formatNumber(seq) },
    {
      key: 'kind',
      label: t('kindLabel'),
      width: '160px',
      render: ({ kind, reverses }) => (
        <>
          {t(`kind.${kind}`)}
          {reverses !== null && (
            <span className="quiet small"> {t('reverses', { number: formatNumber(reverses) })}</span>
          )}
        </>
      ),
    },
    { key: 'what', label: t('what'), width: '2fr', render: ({ lines }) => <EntryLines lines={lines} /> },
    {
      key: 'effectiveOn',
      label: t('effectiveOn'),
      render: ({ effectiveOn, recordedAt }) => {
        const recorded = Date.parse(recordedAt);
        const day = formatDate(effectiveOn, language, 'short');
        return companyDate(recorded) === effectiveOn ? `${day}, ${formatTime(recorded)}` : day;
      },
    },
    { key: 'by', label: t('by'), deskOnly: true, render: ({ by }) => by ?? t('system') },
    { key: 'amount', label: t('amount'), align: 'end', render: ({ amount }) => <Amount tiyin={amount} /> },
  ];
  return (
    <Screen title={t('title')} width="wide" actor={actor}>
      <MoneyTabs current="ledger" />
      <ListBody
        list={list}
        empty={<EmptyState text={t('empty')} />}
        head={
          !isEmpty && (
            <>
              <Balances balances={result?.balances} />
              <LedgerProof />
              <FilterChips
                label={t('kindLabel')}
                chips={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
                value={query.filter['kind']}
                counts={null}
                onChange={choose}
              />
            </>
          )
        }
        nothing={{ text: t('notFound'), all: t('all') }}
      >
        <DataList
          label={t('label')}
          columns={columns}
          rows={result?.items}
          rowKey={({ seq }) => String(seq)}
          stale={isBusy}
        />
      </ListBody>
    </Screen>
  );
}
