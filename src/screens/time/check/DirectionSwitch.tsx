import { Button, Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { AttendanceCheckInput } from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { useText } from '#src/i18n/useText.ts';

const path = '/qr-scan/attendance-check';

interface DirectionSwitchProps {
  type: AttendanceCheckInput['type'];
  /** Beside a title. */
  isSmall?: boolean;
}

/** Check-in or check-out: two links that look like one switch. */
export function DirectionSwitch({ type, isSmall = false }: DirectionSwitchProps) {
  const t = useText('attendance');
  return (
    <Flex asChild gap="1">
      <nav className={isSmall ? undefined : 'fill'} aria-label={t('direction')}>
        {(['in', 'out'] as const).map((way) => (
          <Button
            key={way}
            asChild
            className="control"
            variant={way === type ? 'solid' : 'soft'}
            {...(way === type ? {} : { color: 'gray' as const })}
          >
            <Link to={`${path}/${way}`} replace aria-current={way === type ? 'page' : undefined}>
              {t(way)}
            </Link>
          </Button>
        ))}
      </nav>
    </Flex>
  );
}
