import { Link } from 'react-router-dom';
import { formatMoney, formatMonth } from '#domain/format/index.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { WaitingPayslip } from '#src/actors/money/payslips.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface WaitingPayslipsProps {
  waiting: readonly WaitingPayslip[];
  /** Addresses the employer, who can do what is missing, with a link to it. */
  forEmployer?: boolean;
}

/** Months that are over and have no payslip yet: what each waits for, and whose turn it is. */
export function WaitingPayslips({ waiting, forEmployer = false }: WaitingPayslipsProps) {
  const t = useText('payslips');
  const [language] = useLanguage();
  if (!waiting.length) return null;
  return (
    <section className="card stack" data-gap="small" aria-label={t('waiting')}>
      {waiting.map(({ month, because, payments }) => (
        <div key={month}>
          <strong>{formatMonth(month, language)}</strong>
          <p className="quiet">
            {forEmployer ? t(`ofPerson.${because}`) : t(`because.${because}`)}{' '}
            {forEmployer && because !== 'unsettled' && (
              <Link to={doneAt[because](month)}>{t(`do.${because}`)}</Link>
            )}
          </p>
          {because === 'unsettled' && <Payments payments={payments} />}
        </div>
      ))}
    </section>
  );
}

const doneAt = {
  monthOpen: (month: CompanyMonth) => `/attendances/month?month=${month}`,
  salaryUnconfirmed: () => '/payments/runs',
} as const;

function Payments({ payments }: Pick<WaitingPayslip, 'payments'>) {
  const t = useText('payslips');
  const words = useText('payments');
  const [language] = useLanguage();
  return (
    <ul className="plain">
      {payments.map(({ id, kind, amount, state }) => (
        <li key={id}>
          <Link to={`/requests/${id}`}>
            {t(`payment.${kind}`)}, {formatMoney(amount, language)}
          </Link>
          : {words(`state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
