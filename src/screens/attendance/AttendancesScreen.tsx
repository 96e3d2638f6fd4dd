import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCompanyDate } from '#domain/calendar/index.ts';
import { useRole } from '#src/session/job.ts';

const MyMonth = lazy(() => import('./month/MyMonth.tsx'));
const DayBoard = lazy(() => import('./board/DayBoard.tsx'));

/** /attendances: an employee's own month, everybody's day for an employer; `?date=` opens a day in either. */
export default function AttendancesScreen() {
  const role = useRole();
  const date = useSearchParams()[0].get('date');
  const opened = date !== null && isCompanyDate(date) ? date : null;
  if (role === undefined) return null;
  return role === 'employer' ? <DayBoard /> : <MyMonth key={opened} date={opened} />;
}
