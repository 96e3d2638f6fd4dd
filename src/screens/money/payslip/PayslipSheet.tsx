import { amountWords } from '#domain/format/amountWords.ts';
import {
  formatDate,
  formatHours,
  formatMoneyExact,
  formatMonth,
  formatNumber,
  formatPartOfSalary,
  shortCard,
} from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Payslip } from '#src/actors/money/payslips.ts';
import type { Text } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { Part, Sum, Time } from './parts.tsx';
import './payslip.css';

type Span = Payslip['spans'][number];
type Payment = Payslip['payments'][number];

const negative = (amount: Tiyin): Tiyin => tiyin(0 - amount);

/** A month as on paper: what was earned, given before, to be paid and paid, and where the ledger has it. */
export function PayslipSheet({ payslip }: { payslip: Payslip }) {
  const t = useText('payslips');
  const [language] = useLanguage();
  const nameOf = useKindName();
  const { month, adjustments, netDifference, lines, carried, payments, toPay, left, minutesWorked, away } =
    payslip;
  const advances = payments.filter(({ kind }) => kind !== 'salary');
  const salaries = payments.filter(({ kind }) => kind === 'salary');
  return (
    <article className="card stack payslip" aria-labelledby="payslip">
      <header className="stack" data-gap="small">
        <p className="quiet">
          {payslip.organizationTitle} · {t('tin', { tin: payslip.organizationTin })}
        </p>
        <h2 id="payslip">{t('ofMonth', { month: formatMonth(month, language) })}</h2>
        <p>
          {t('employee')}: <strong>{payslip.employeeName}</strong>
        </p>
        <p className="quiet">{aboutPerson(payslip, t)}</p>
      </header>
      {minutesWorked !== null && (
        <Part title={t('time')}>
          <Time term={t('hours')} value={formatHours(minutesWorked)} />
          {away.map(({ kind, days }) => (
            <Time key={kind} term={nameOf(kind)} value={t('days', { count: days })} />
          ))}
        </Part>
      )}
      <Part title={t('earning')}>
        {payslip.spans
          .filter(({ counted }) => counted > 0)
          .map((span) => (
            <SpanLine key={span.from} span={span} />
          ))}
        <Sum
          term={t('earned', { count: formatNumber(payslip.daysWorked) })}
          amount={payslip.earned}
          weight="medium"
        />
        {netDifference !== 0 && <Sum term={t('netDifference')} amount={netDifference} />}
        {adjustments !== 0 && <Sum term={t('adjustments')} amount={adjustments} />}
        {lines
          .filter(({ kind }) => kind !== 'deduction')
          .map((line) => (
            <LineOfPay key={line.id} line={line} amount={line.amount} />
          ))}
      </Part>
      {(payslip.tax !== 0 || payslip.deductions > 0) && (
        <Part title={t('deducted')}>
          {payslip.tax !== 0 && (
            <Sum
              term={t('tax')}
              detail={t('pension', { amount: formatMoneyExact(payslip.pension, language) })}
              amount={negative(payslip.tax)}
            />
          )}
          {lines
            .filter(({ kind }) => kind === 'deduction')
            .map((line) => (
              <LineOfPay key={line.id} line={line} amount={negative(line.amount)} />
            ))}
        </Part>
      )}
      {advances.length > 0 && (
        <Part title={t('given')}>
          {advances.map((payment) => (
            <PaymentLine key={payment.requestId} payment={payment} amount={negative(payment.amount)} />
          ))}
        </Part>
      )}
      <Part title={t('toPay')} heading={false}>
        {carried !== 0 && <Sum term={t(carried > 0 ? 'carriedOver' : 'takenBack')} amount={carried} />}
        <Sum term={t('toPay')} amount={toPay} weight="bold" />
        {toPay >= 0 && (
          <p>
            {t('inWords')}: {amountWords(toPay, language)}
          </p>
        )}
      </Part>
      {salaries.length > 0 && (
        <Part title={t('paying')}>
          {salaries.map((payment) => (
            <PaymentLine key={payment.requestId} payment={payment} amount={payment.amount} />
          ))}
        </Part>
      )}
      {left > 0 && <Sum term={t('left')} amount={left} weight="bold" />}
      {left < 0 && <Sum term={t('above')} amount={negative(left)} weight="bold" />}
      {payslip.entry && (
        <footer className="quiet small">
          {t('entry', { number: formatNumber(payslip.entry.seq) })}: <code>{payslip.entry.hash}</code>
        </footer>
      )}
    </article>
  );
}

/** Position, personnel number and PINFL on one line. */
const aboutPerson = ({ position, personnelNumber, pinfl }: Payslip, t: Text<'payslips'>): string =>
  [
    position,
    personnelNumber !== null && t('personnelNumber', { number: personnelNumber }),
    t('pinfl', { pinfl }),
  ]
    .filter(Boolean)
    .join(' · ');

function SpanLine({ span }: { span: Span }) {
  const [language] = useLanguage();
  const { from, to, counted, share, salary, earned } = span;
  const [first, last] = [formatDate(from, language, 'short'), formatDate(to, language, 'short')];
  const detail = formatPartOfSalary(formatMoneyExact(salary, language), share, counted);
  return <Sum term={`${first}\u00a0– ${last}`} detail={detail} amount={earned} />;
}

/** The reason of a bonus or a deduction, and who decided it. */
function LineOfPay({ line, amount }: { line: Payslip['lines'][number]; amount: Tiyin }) {
  const t = useText('payLines');
  const { kind, reason, addedBy } = line;
  return (
    <Sum term={t(`kind.${kind}`)} detail={[reason, addedBy].filter(Boolean).join(' · ')} amount={amount} />
  );
}

function PaymentLine({ payment, amount }: { payment: Payment; amount: Tiyin }) {
  const t = useText('payslips');
  const [language] = useLanguage();
  const { kind, paidOn, card } = payment;
  const facts = [...(paidOn === null ? [] : [formatDate(paidOn, language, 'short')]), shortCard(card)];
  return <Sum term={t(`payment.${kind}`)} detail={facts.join(', ')} amount={amount} />;
}
