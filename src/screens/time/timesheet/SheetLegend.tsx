import { Flex, Grid } from '@radix-ui/themes';
import { useMemo } from 'react';
import { lettersOf } from '#domain/attendance/timesheetWords.ts';
import type { TimesheetPage, TimesheetRow } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useCodeWords } from './CellWords.tsx';
import { collectLegend } from './counts.ts';
import { toneOf, type Toned } from './SheetCells.tsx';

/** Explains the letters and colours that the rows have. */
export function SheetLegend({
  rows,
  kinds,
}: {
  rows: readonly TimesheetRow[];
  kinds: TimesheetPage['kinds'];
}) {
  const t = useText('timesheet');
  const wordsOf = useCodeWords();
  const [language] = useLanguage();
  const letters = useMemo(() => lettersOf(kinds, language), [kinds, language]);
  const { codes, marks } = useMemo(() => collectLegend(rows), [rows]);
  const item = (words: string, cell: Toned, letter = '') => (
    <Flex key={words} asChild align="center" gap="2">
      <li>
        <Grid asChild align="center" minWidth="28px" height="20px">
          <span
            className="timesheet-day"
            style={{ boxShadow: '0 0 0 1px var(--line)' }}
            data-code={cell.code}
            data-accent-color={toneOf(cell)}
            data-corrected={cell.corrected}
          >
            {letter}
          </span>
        </Grid>
        {words}
      </li>
    </Flex>
  );
  return (
    <Flex asChild wrap="wrap" gapX="4" gapY="1">
      <ul className="small" aria-label={t('legend')}>
        {codes
          .filter((cell) => letters(cell) !== '')
          .map((cell) => item(wordsOf(cell), { code: cell.code }, letters(cell)))}
        {marks.map((mark) => item(t(mark), { code: 'worked', [mark]: true }))}
      </ul>
    </Flex>
  );
}
