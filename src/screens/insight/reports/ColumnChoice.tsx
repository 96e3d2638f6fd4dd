import { Box, Flex, Grid } from '@radix-ui/themes';
import { useId } from 'react';
import { reportColumns } from '#domain/reports/columns.ts';
import type { ReportColumn } from '#domain/reports/kinds.ts';
import { AlertIcon } from '#src/components/icons.tsx';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';

interface ColumnChoiceProps {
  columns: readonly ReportColumn[];
  chosen: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onToggle: (column: ReportColumn) => void;
}

/** The columns of the file, as it will head them. */
export function ColumnChoice({ columns, chosen, error, disabled, onToggle }: ColumnChoiceProps) {
  const t = useText('reports');
  const say = useFieldText();
  const [language] = useLanguage();
  const id = useId();
  return (
    <Grid asChild columns="2" gap="1">
      <fieldset aria-describedby={error ? id : undefined}>
        <legend>{t('columns')}</legend>
        {columns.map((column) => (
          <Flex asChild key={column} align="center" px="3" py="1" minHeight="var(--tap)">
            <label className="choice small">
              <input
                type="checkbox"
                name="columns"
                value={column}
                aria-invalid={error !== undefined}
                checked={chosen.includes(column)}
                disabled={disabled}
                onChange={() => onToggle(column)}
              />
              {reportColumns[column].heading[language]}
            </label>
          </Flex>
        ))}
        {error && (
          <Box asChild gridColumn="1 / -1">
            <p id={id} role="alert" className="field-note field-error" data-accent-color="red">
              <AlertIcon size={16} />
              {error === 'required' ? t('columnsRequired') : say(error)}
            </p>
          </Box>
        )}
      </fieldset>
    </Grid>
  );
}
