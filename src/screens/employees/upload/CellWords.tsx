import { Grid, Text } from '@radix-ui/themes';
import { columns, type ColumnKey } from '#domain/import/columns.ts';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';
import type { ShownRow } from '#src/workers/sheets/protocol.ts';

/** The current cell and its problem in full: a cell has room for a few words only. */
export function CellWords({ row, column }: { row: ShownRow | undefined; column: ColumnKey | undefined }) {
  const t = useText('upload');
  const say = useFieldText();
  const [language] = useLanguage();
  const problem = column && row?.problems[column];
  const warning = column && row?.warnings[column];
  const twin = column && row?.twins[column];
  return (
    <Grid gap="1" minHeight="48px" className="small">
      <p role="status">
        {row && column && (
          <>
            <strong>{t('cellAt', { v: row.number, column: columns[column].headings[language] })}</strong>
            {problem !== undefined && <Text color="red"> {say(problem)}</Text>}
            {problem === undefined && warning !== undefined && <span> {say(warning)}</span>}
            {twin !== undefined && <span> {t('twin', { v: twin })}</span>}
          </>
        )}
      </p>
      <p id="cells-hint" className="quiet">
        {t('gridHint')}
      </p>
    </Grid>
  );
}
