import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import {
  problemOf,
  type AttendanceFigures,
  type FiguresChoice,
  type FiguresEvent,
} from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { AdvancesSection } from './advances/AdvancesSection.tsx';
import { ArrivalsCard } from './arrivals/ArrivalsCard.tsx';
import { AttendanceCard } from './AttendanceCard.tsx';
import { Cards } from './Cards.tsx';
import { withPeriod, withValue } from './choice.ts';
import { measures } from './measures.ts';
import { labelsOf, nameOfPoint } from './names.ts';
import { PointsTable, UnitsTable } from './PointsTable.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { UnitCourses } from './UnitCourses.tsx';
import '#src/components/plots/print.css';

interface FiguresSheetProps {
  figures: AttendanceFigures;
  choice: FiguresChoice;
  /** The day or month that is read off the plots, and whether it stays when the pointer leaves. */
  at: number | null;
  chosen: boolean;
  /** Others are being loaded. */
  stale: boolean;
  isTable: boolean;
  /** Of the screen. */
  address: URLSearchParams;
  send: (event: FiguresEvent) => void;
  /** Buttons that save the figures of attendance. */
  exports: ReactNode;
}

/** What the days of a period come to, as it is shown and printed. */
export function FiguresSheet(props: FiguresSheetProps) {
  const { figures, choice, at, chosen, stale, isTable, address, send, exports } = props;
  const t = useText('analytics');
  const [language] = useLanguage();
  const { step, points } = figures;
  const readName = at === null ? t('whole') : nameOfPoint(step, points[at]!, language);
  const reading = { at, readName, labels: labelsOf(figures, language), send };
  const unitHref = (unit: string) => `/analytics?${withValue(address, 'unit', unit)}`;
  const pointHref = (from: string) => {
    const month = monthOf(from as CompanyDate);
    return step === 'month'
      ? `/analytics?${withPeriod(address, { from: month, to: month })}`
      : `/attendances?date=${from}${choice.unit ? `&unit=${choice.unit}` : ''}`;
  };
  return (
    <Flex direction="column" gap="6" className="figures-sheet">
      <div className="stack">
        <PrintedAbout figures={figures} unit={choice.unit} />
        {isTable ? (
          <PointsTable figures={figures} stale={stale} hrefOf={pointHref} />
        ) : (
          <>
            <ReadingLine
              figures={figures}
              chosen={chosen}
              readName={readName}
              href={at === null ? '' : pointHref(points[at]!.from)}
              onRelease={() => send({ type: 'mark.released' })}
            />
            <Cards>
              {measures.map((measure) => (
                <AttendanceCard key={measure.key} measure={measure} figures={figures} {...reading} />
              ))}
            </Cards>
          </>
        )}
        {exports}
      </div>
      {!problemOf(choice) && <ArrivalsCard key={JSON.stringify(choice)} choice={choice} isTable={isTable} />}
      <AdvancesSection
        choice={choice}
        months={step === 'month' ? points.map(({ from }) => monthOf(from)) : []}
        isTable={isTable}
        {...reading}
      />
      {!isTable && <UnitCourses figures={figures} hrefOf={unitHref} />}
      <UnitsTable figures={figures} stale={stale} hrefOf={unitHref} />
    </Flex>
  );
}

/** Whose figures these are, on paper only. */
function PrintedAbout({
  figures: { from, to, units },
  unit,
}: {
  figures: AttendanceFigures;
  unit: string | null;
}) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const { organizationTitle } = useAccountFacts();
  const months = [...new Set([from, to])].map((month) => formatMonth(month, language)).join(' – ');
  const title = unit === 'none' ? t('noUnit') : units.find((one) => one.unit?.id === unit)?.unit?.title;
  return (
    <p className="print-only">
      {[organizationTitle, months, unit === null ? undefined : title].filter(Boolean).join(' · ')}
    </p>
  );
}
