import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate, formatMoney, formatMonth } from '#domain/format/index.ts';
import type { PayLine } from '#src/actors/money/payLines.ts';
import { Button } from '#src/components/Button.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { MinusIcon, PlusIcon } from '#src/components/icons.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface PayLineRowsProps {
  lines: readonly PayLine[];
  /** Months whose lines can still be withdrawn. */
  months: readonly CompanyMonth[];
  onWithdraw: (line: PayLine) => void;
}

/** What is added to somebody's salaries and taken off them, with why and whose decision it was. */
export function PayLineRows({ lines, months, onWithdraw }: PayLineRowsProps) {
  const t = useText('payLines');
  const [language] = useLanguage();
  return (
    <ul className="lines">
      {lines.map((line) => {
        const { id, kind, amount, period, reason, addedAt, addedBy } = line;
        const date = formatDate(companyDate(Date.parse(addedAt)), language);
        return (
          <IconRow
            key={id}
            icon={kind === 'deduction' ? <MinusIcon size={20} /> : <PlusIcon size={20} />}
            title={`${t(`kind.${kind}`)}: ${formatMoney(amount, language)}, ${formatMonth(period, language)}`}
            text={addedBy === null ? reason : t('about', { reason, name: addedBy, date })}
          >
            {months.includes(period) && (
              <Button variant="soft" color="gray" onClick={() => onWithdraw(line)}>
                {t('verb.withdraw')}
              </Button>
            )}
          </IconRow>
        );
      })}
    </ul>
  );
}
