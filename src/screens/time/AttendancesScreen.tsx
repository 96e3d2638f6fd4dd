import { useSearchParams } from 'react-router-dom';
import { isCompanyDate } from '#domain/calendar/index.ts';
import { lastRole } from '#src/runtime/device.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { useRole } from '#src/session/job.ts';

const ofEmployee = lazily(async () => ({ default: (await import('../employee.ts')).MyMonth }));
const ofEmployer = lazily(() => import('./board/DayBoard.tsx'));

if (location.pathname === '/attendances')
  void (lastRole() === 'employer' ? ofEmployer : ofEmployee).start().catch(() => undefined);

/** /attendances: an employee's own month, everybody's day for an employer; `?date=` opens a day in either. */
export default function AttendancesScreen() {
  const role = useRole();
  const date = useSearchParams()[0].get('date');
  const opened = date !== null && isCompanyDate(date) ? date : null;
  if (role === undefined) return null;
  return role === 'employer' ? <ofEmployer.Screen /> : <ofEmployee.Screen key={opened} date={opened} />;
}
