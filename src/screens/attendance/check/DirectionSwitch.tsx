import { Link } from 'react-router-dom';
import type { AttendanceCheckInput } from '#machines/flows/attendance/attendanceCheck/attendanceCheckMachine.ts';
import { useText } from '#src/i18n/useText.ts';

const path = '/qr-scan/attendance-check';

/** Check-in or check-out: two links that look like one switch. */
export function DirectionSwitch({ type }: { type: AttendanceCheckInput['type'] }) {
  const t = useText('attendance');
  return (
    <nav className="direction" aria-label={t('direction')}>
      <Link to={`${path}/in`} replace aria-current={type === 'in' ? 'page' : undefined}>
        {t('in')}
      </Link>
      <Link to={`${path}/out`} replace aria-current={type === 'out' ? 'page' : undefined}>
        {t('out')}
      </Link>
    </nav>
  );
}
