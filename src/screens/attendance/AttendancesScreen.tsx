import { lazy } from 'react';
import { useRole } from '#src/session/job.ts';

const MyMonth = lazy(() => import('./month/MyMonth.tsx'));
const DayBoard = lazy(() => import('./board/DayBoard.tsx'));

/** /attendances: one's own month for an employee, everybody's day for an employer. */
export default function AttendancesScreen() {
  const role = useRole();
  if (role === undefined) return null;
  return role === 'employer' ? <DayBoard /> : <MyMonth />;
}
