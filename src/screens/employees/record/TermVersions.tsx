import { useId } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { IconRow } from '#src/components/IconRow.tsx';
import { CalendarIcon } from '#src/components/icons.tsx';
import { RowMenu, type RowAction } from '#src/components/list/RowMenu.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface TermVersionsProps {
  title: string;
  /** The versions in words, in the order of their first days. */
  versions: readonly { validFrom: CompanyDate; words: string }[];
  today: CompanyDate;
  disabled: boolean;
  /** Only an owner may withdraw a version or move it to another day. */
  onWithdraw?: ((validFrom: CompanyDate) => void) | undefined;
  onMove?: ((validFrom: CompanyDate) => void) | undefined;
}

/** Lists the planned, current and former versions of a salary or a limit by first day. */
export function TermVersions({ title, versions, today, disabled, onWithdraw, onMove }: TermVersionsProps) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const id = useId();
  const current = versions.filter(({ validFrom }) => validFrom <= today).at(-1);
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="lines">
        {[...versions].reverse().map((version) => {
          const { validFrom, words } = version;
          const planned = validFrom > today;
          const date = formatDate(validFrom, language);
          const actions: RowAction[] = [];
          if (onMove)
            actions.push({ key: 'move', label: t('salaryMove'), onSelect: () => onMove(validFrom) });
          if (onWithdraw)
            actions.push({
              key: 'withdraw',
              label: t('salaryWithdraw'),
              danger: true,
              onSelect: () => onWithdraw(validFrom),
            });
          return (
            <IconRow
              key={validFrom}
              icon={<CalendarIcon size={20} />}
              title={words}
              text={t(planned ? 'salaryPlanned' : version === current ? 'salaryCurrent' : 'salaryPast', {
                date,
              })}
            >
              {planned && actions.length > 0 && (
                <RowMenu label={t('planActions', { date })} actions={actions} disabled={disabled} />
              )}
            </IconRow>
          );
        })}
      </ul>
    </section>
  );
}
