import { Flex } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import {
  problemOf,
  type AttendanceFigures,
  type FiguresChoice,
  type attendanceFiguresMachine,
} from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { exportAttendanceFigures } from '#src/actors/insight/attendanceFigures.ts';
import { AdvancesSection } from './advances/AdvancesSection.tsx';
import { ArrivalsCard } from './arrivals/ArrivalsCard.tsx';
import { AttendanceCard } from './AttendanceCard.tsx';
import { Cards } from './Cards.tsx';
import { CostsCard } from './costs/CostsCard.tsx';
import { withPeriod, withValue } from './choice.ts';
import { measures } from './measures.ts';
import type { Reading } from './FigureCard.tsx';
import { FiguresFile } from './FiguresFile.tsx';
import { labelsOf, nameOfPoint } from './names.ts';
import { PointsTable, UnitsTable } from './PointsTable.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { UnitCourses } from './UnitCourses.tsx';
import '#src/components/plots/print.css';

interface FiguresSheetProps {
  /** Attendance figures; null if there are none, or none have loaded yet. */
  figures: AttendanceFigures | null;
  /** Nobody was there in the period. */
  isEmpty: boolean;
  choice: FiguresChoice;
  /** Other figures are being loaded. */
  stale: boolean;
  isTable: boolean;
  /** The screen's query, for links to other views. */
  address: URLSearchParams;
  /** Has the day or month that is read off the plots. */
  actor: ActorRefFrom<typeof attendanceFiguresMachine>;
}

/** What the days of a period come to, as it is shown and printed. */
export function FiguresSheet(props: FiguresSheetProps) {
  const { figures, isEmpty, choice, isTable, address, actor } = props;
  const t = useText('analytics');
  const [language] = useLanguage();
  const at = useSelector(actor, ({ context }) => context.at);
  const readName =
    figures && at !== null ? nameOfPoint(figures.step, figures.points[at]!, language) : t('whole');
  const labels = figures ? labelsOf(figures, language) : [];
  const reading = { at: figures && at, readName, labels, send: actor.send };
  const unitHref = useCallback((unit: string) => `/analytics?${withValue(address, 'unit', unit)}`, [address]);
  return (
    <Flex direction="column" gap="6" className="figures-sheet">
      {figures && <Attendance {...props} figures={figures} reading={reading} />}
      {!isEmpty && !problemOf(choice) && (
        <ArrivalsCard key={JSON.stringify(choice)} choice={choice} isTable={isTable} />
      )}
      <AdvancesSection
        choice={choice}
        months={figures && (figures.step === 'month' ? figures.points.map(({ from }) => monthOf(from)) : [])}
        isTable={isTable}
        {...reading}
      />
      {!isEmpty && !problemOf(choice) && (
        <CostsCard key={`costs ${JSON.stringify(choice)}`} choice={choice} isTable={isTable} />
      )}
      {figures && !isTable && <UnitCourses figures={figures} hrefOf={unitHref} />}
      {figures && <UnitsTable figures={figures} stale={props.stale} hrefOf={unitHref} />}
    </Flex>
  );
}

interface AttendanceProps extends FiguresSheetProps {
  figures: AttendanceFigures;
  reading: Reading;
}

/** The plots of attendance, or their table. */
function Attendance({ figures, choice, reading, stale, isTable, address, actor }: AttendanceProps) {
  const lists = useText('lists');
  const { at, readName } = reading;
  const chosen = useSelector(actor, (current) => current.matches({ reading: 'chosen' }));
  const { step, points } = figures;
  const pointHref = (from: string) => {
    const month = monthOf(from as CompanyDate);
    return step === 'month'
      ? `/analytics?${withPeriod(address, { from: month, to: month })}`
      : `/attendances?date=${from}${choice.unit ? `&unit=${choice.unit}` : ''}`;
  };
  return (
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
            onRelease={() => actor.send({ type: 'mark.released' })}
          />
          <Cards>
            {measures.map((measure) => (
              <AttendanceCard key={measure.key} measure={measure} figures={figures} {...reading} />
            ))}
          </Cards>
        </>
      )}
      <FiguresFile
        machine={exportAttendanceFigures}
        period={figures}
        unit={choice.unit}
        label={lists('export')}
      />
    </div>
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
