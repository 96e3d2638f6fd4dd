import { formatMonth, formatNumber } from '#domain/format/index.ts';
import { reportTitles } from '#domain/reports/columns.ts';
import type { Report } from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The kind, the period and the unit of a report; an empty text of what it does not have. */
export function useReportWords() {
  const t = useText('reports');
  const [language] = useLanguage();
  const kindOf = ({ kind }: Report): string => reportTitles[kind][language];
  const periodOf = ({ from, to }: Report): string =>
    from && to ? [...new Set([from, to])].map((month) => formatMonth(month, language)).join(' – ') : '';
  const unitOf = ({ unit, unitTitle }: Report): string =>
    unit === null ? '' : unit === 'none' ? t('unitNone') : (unitTitle ?? t('unitGone'));
  return {
    kindOf,
    periodOf,
    unitOf,
    nameOf: (report: Report) =>
      [kindOf, periodOf, unitOf]
        .map((of) => of(report))
        .filter(Boolean)
        .join(', '),
  };
}

const KILO = 1_000;

/** A size in bytes, kB or MB. */
export function useSizeWords(): (bytes: number) => string {
  const t = useText('reports');
  return (bytes) => {
    if (bytes < KILO) return t('size.bytes', { size: formatNumber(bytes) });
    if (bytes < KILO * KILO) return t('size.kilobytes', { size: formatNumber(Math.round(bytes / KILO)) });
    return t('size.megabytes', { size: formatNumber(Math.round(bytes / KILO / KILO)) });
  };
}
