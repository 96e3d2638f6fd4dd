import { Box, Flex } from '@radix-ui/themes';
import { useCallback, type ReactNode } from 'react';
import { formatNumber } from '#domain/format/index.ts';
import { isCompanyMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import {
  payoutShownAs,
  payoutStates,
  payoutSteps,
  type PayoutStep,
} from '#machines/lifecycles/payoutMachine.ts';
import type { PayoutRegister } from '#src/actors/money/registers.ts';
import { exportPayouts, loadPayouts, type Payout, type PayoutPage } from '#src/actors/money/payoutList.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { useListAddress } from '#src/components/list/listLocation.ts';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen, type ScreenProps } from '#src/components/Screen.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useList } from '#src/components/list/useList.ts';
import { When } from '#src/components/time/When.tsx';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { AmountFilter, amountFilters } from '#src/components/list/filters/AmountFilter.tsx';
import { MonthFilter } from '#src/components/list/filters/MonthFilter.tsx';
import { NameSearch } from '#src/components/list/filters/NameSearch.tsx';
import { OwnEarnings } from './OwnEarnings.tsx';
import { RegisterPart, RegisterRowActions } from './register/RegisterPart.tsx';
import { stageOf } from './register/stage.ts';
import { useRegister, type RegisterInUse } from './register/useRegister.ts';
import { StateFilter, StepFilter } from './ShownFilter.tsx';
import { shownSums } from './shownSums.ts';
import { ShownTotals } from './ShownTotals.tsx';
import { usePayoutColumns } from './usePayoutColumns.tsx';

const machine = makeList(loadPayouts, watchRequestList);

const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
const filters = {
  state: ['inProgress', ...payoutStates],
  month: isCompanyMonth,
  register: isId,
  ...amountFilters,
};

/** Payments made and under way, and what became of them: everybody's for an employer, an employee's own. */
export default function PaymentsScreen() {
  const { address } = useListAddress();
  const id = address.get('register');
  const ofCompany = useRole() === 'employer';
  if (!ofCompany) return <OwnPayments />;
  return id !== null && isId(id) ? <RegisterPayments key={id} id={id} /> : <AllPayments />;
}

/** Those of one register for the bank. */
function RegisterPayments({ id }: { id: string }) {
  const list = usePayouts();
  const register = useRegister(id, () => list.send({ type: 'list.refreshed' }));
  const t = useText('registers');
  const { number, createdAt, createdBy } = register.data ?? {};
  return (
    <Payments
      list={list}
      register={register}
      title={number === undefined ? t('number') : t('numbered', { number: formatNumber(number) })}
      lead={
        // Keeps the line's height until the register has loaded.
        createdAt === undefined ? '\u00a0' : <When at={createdAt} by={createdBy ?? null} />
      }
    />
  );
}

function AllPayments() {
  return <Payments list={usePayouts()} />;
}

function OwnPayments() {
  const list = usePayouts();
  const month = list.query.filter['month'] as CompanyMonth | undefined;
  return <Payments list={list} head={<OwnEarnings key={month} month={month} />} />;
}

const usePayouts = () => useList<Payout, PayoutPage>(machine, { filters });

interface PaymentsProps extends Partial<Pick<ScreenProps, 'title' | 'lead'>> {
  list: ReturnType<typeof usePayouts>;
  register?: RegisterInUse;
  /** Above the list, also when it is empty. */
  head?: ReactNode;
}

function Payments({ list, register, head, title, lead }: PaymentsProps) {
  const { actor, isBusy, isEmpty, query, result, leave, send } = list;
  const t = useText('payouts');
  const ofCompany = useRole() === 'employer';
  const download = useDownload(exportPayouts, query);
  const stepOf = useSteps(register?.data ?? null);
  const columns = usePayoutColumns(register ? 'register' : ofCompany ? 'company' : 'employee', stepOf);
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  const kept = query.filter['register'] ? { register: query.filter['register'] } : {};
  const sums = result && shownSums(result.totals, payoutShownAs);
  const stateFilter = { chosen: query.filter['state'], steps: payoutSteps, onChange: choose('state') };
  return (
    <Screen
      title={title ?? t('listTitle')}
      lead={lead}
      width="wide"
      actor={actor}
      {...(register && { back: '/payments/registers' })}
    >
      <MoneyTabs current={register ? 'registers' : 'payments'} />
      {register && <RegisterPart register={register} />}
      {head}
      {!isEmpty && (sums ?? isBusy) && <ShownTotals sums={sums ?? undefined} />}
      {!isEmpty && (
        <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
          {ofCompany && (
            <NameSearch
              value={query.search}
              onChange={(search) => send({ type: 'search.changed', search })}
            />
          )}
          <Box flexGrow={{ initial: '1', sm: '0' }} minWidth="200px">
            <MonthFilter value={query.filter['month']} onChange={choose('month')} />
          </Box>
          <AmountFilter
            filter={query.filter}
            onChange={(filter) => send({ type: 'filter.changed', filter })}
          />
          <StateFilter {...stateFilter} sums={sums ?? undefined} />
          <StepFilter
            {...stateFilter}
            steps={payoutSteps}
            labelOf={stepOf}
            counts={result ? countsOfSteps(result.totals) : undefined}
          />
        </Flex>
      )}
      <ListBody
        list={list}
        empty={<EmptyState text={t('empty')} />}
        nothing={{ text: t('notFound'), all: t('all') }}
        kept={kept}
        download={download}
        actions={!register && <ExportButtons download={download} />}
      >
        <DataList
          label={t('listTitle')}
          columns={columns}
          rows={result?.items}
          rowKey={({ requestId }) => requestId}
          rowHref={({ requestId }) => `/payments/${requestId}`}
          onOpen={leave}
          stale={isBusy}
          {...(register && {
            rowActions: (payout: Payout) => <RegisterRowActions register={register} payout={payout} />,
          })}
        />
      </ListBody>
    </Screen>
  );
}

/**
 * The step of a payment in progress. In a register it is the register's stage, because nothing is sent before the bank
 * has the file.
 */
function useSteps(register: PayoutRegister | null): (step: PayoutStep) => string {
  const t = useText('payouts');
  const registers = useText('registers');
  const stage = register && stageOf(register);
  return useCallback(
    (step) =>
      step === 'sending' && stage !== null && stage !== 'answered'
        ? registers(`payment.${stage}`)
        : t(`state.${step}`),
    [t, registers, stage],
  );
}

const countsOfSteps = (totals: PayoutPage['totals']) =>
  Object.fromEntries(
    payoutSteps.map((step) => [step, totals.find(({ state }) => state === step)?.count ?? 0]),
  ) as Record<PayoutStep, number>;
