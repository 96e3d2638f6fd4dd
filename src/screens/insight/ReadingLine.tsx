import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';

interface ReadingLineProps {
  figures: AttendanceFigures;
  /** The day or month stays read when the pointer leaves. */
  chosen: boolean;
  readName: string;
  /** Link to the rows behind the values. */
  href: string;
  onRelease: () => void;
}

/** What the values are of, and the way to the rows behind them. */
export function ReadingLine({ figures, chosen, readName, href, onRelease }: ReadingLineProps) {
  const t = useText('analytics');
  return (
    <Flex align="center" gap="3" wrap="wrap" minHeight="40px">
      <h2 aria-live="polite">{readName}</h2>
      {chosen ? (
        <>
          <Link to={href}>{t(figures.step === 'month' ? 'openMonth' : 'openDay')}</Link>
          <Button size="1" variant="ghost" color="gray" onClick={onRelease}>
            {t('release')}
          </Button>
        </>
      ) : (
        <span className="quiet small on-screen">{t('hint')}</span>
      )}
    </Flex>
  );
}
