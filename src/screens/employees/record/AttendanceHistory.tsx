import { Flex } from '@radix-ui/themes';
import { happeningText } from '#domain/audit/show.ts';
import { isCompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { AttendanceEvent } from '#src/actors/employees/attendanceHistory.ts';
import { useAbsenceDates } from '#src/components/time/absence/useAbsenceDates.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { Changes } from '#src/components/insight/Changes.tsx';
import { RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { When } from '#src/components/time/When.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { dayIn, eventRecord } from './eventRecord.ts';
import type { AttendanceEvents } from './useAttendanceEvents.ts';

export interface AttendanceHistoryProps {
  /** Name of the person. */
  name: string;
  events: AttendanceEvents;
}

/** Lists the requests and decisions about a person's days: who, when and why, the latest first. */
export default function AttendanceHistory({ name, events }: AttendanceHistoryProps) {
  const t = useText('employeeRecord');
  const { isBusy, result } = events;
  return (
    <section
      className="card stack"
      aria-labelledby="attendance-history"
      data-machine="attendanceHistory"
      aria-busy={isBusy}
    >
      <h2 id="attendance-history">{t('attendanceHistory')}</h2>
      <ListBody
        inCard
        label={t('attendanceHistory')}
        list={events}
        empty={<p className="quiet">{t('attendanceHistoryEmpty')}</p>}
        skeleton={<SkeletonList rows={3} height={56} />}
      >
        <ol className="lines">
          {result?.items.map((entry) => (
            <Entry key={entry.id} name={name} entry={entry} shown={result.items} />
          ))}
        </ol>
      </ListBody>
    </section>
  );
}

interface EntryProps {
  name: string;
  entry: AttendanceEvent;
  shown: readonly AttendanceEvent[];
}

/** Fields that the words of the event, or the words beside them, already say. */
const impliedFields = new Set(['state', 'date', 'firstDay', 'lastDay']);

function Entry({ name, entry, shown }: EntryProps) {
  const t = useText('audit');
  const kindOf = useKindName();
  const [language] = useLanguage();
  const eventText = happeningText(entry.subject, entry.event, { language, word: t });
  const chart = eventRecord(`${name} · ${eventText}`, entry, shown);
  const changes = entry.changes.filter(({ field }) => !impliedFields.has(field));
  return (
    <li data-event={`${entry.subject}.${entry.event}`}>
      <Flex align="start" justify="between" gap="2">
        <Flex wrap="wrap" align="baseline" gapX="2">
          <strong>{eventText}</strong>
          <Days entry={entry} />
        </Flex>
        {chart && <RecordChartLink {...chart} />}
      </Flex>
      <p className="quiet small">
        <When at={entry.at} by={entry.by ?? t('bySystem')} />
      </p>
      {entry.reason !== null && <p className="small">{t('reason', { reason: entry.reason })}</p>}
      {changes.length > 0 && (
        <Changes
          changes={changes}
          textOf={(field, value) => (field === 'absenceKind' ? kindOf(Number(value)) : undefined)}
        />
      )}
    </li>
  );
}

/** The day that an event is about, or the days of an absence. */
function Days({ entry }: { entry: AttendanceEvent }) {
  const [language] = useLanguage();
  const datesOf = useAbsenceDates();
  const [date, firstDay, lastDay] = (['date', 'firstDay', 'lastDay'] as const).map((field) => {
    const day = dayIn(entry, field);
    return day !== undefined && isCompanyDate(day) ? day : undefined;
  });
  const text = date
    ? formatDate(date, language, 'dayMonth')
    : firstDay && lastDay && datesOf({ firstDay, lastDay });
  return text ? <span className="quiet small">{text}</span> : null;
}
