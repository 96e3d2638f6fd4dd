import { Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { formatNumber } from '#domain/format/index.ts';
import type { ChosenFile } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { keepFile } from '#src/actors/time/absenceFile.ts';
import { Button } from '#src/components/Button.tsx';
import { Field } from '#src/components/form/Field.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { CloseIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

const types = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** A size in kB or MB. */
export function useFileSize(): (bytes: number) => string {
  const t = useText('absences');
  return (bytes) =>
    bytes < 1_000_000
      ? t('kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1000))) })
      : t('megabytes', { size: formatNumber(Math.round(bytes / 1_000_000)) });
}

interface FileFieldProps {
  file: ChosenFile | null;
  error: string | undefined;
  locked: boolean;
  onChange: (file: ChosenFile | null) => void;
}

/** A paper for it, from the phone's camera or its files. */
export function FileField({ file, error, locked, onChange }: FileFieldProps) {
  const t = useText('absences');
  const sizeOf = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field optional label={t('file')} hint={t('fileHint')} error={error}>
      {(control) => (
        <>
          <input
            ref={input}
            type="file"
            name="file"
            hidden
            accept={types}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // Lets the same file be chosen again.
              target.value = '';
              if (chosen) onChange(keepFile(chosen));
            }}
          />
          <Flex align="center" gap="2" wrap="wrap">
            <Button
              type="button"
              size="2"
              variant="soft"
              color="gray"
              disabled={locked}
              onClick={() => input.current?.click()}
              // Without this, the associated label alone would be the button's accessible name.
              aria-label={`${t('file')}: ${file ? t('otherFile') : t('chooseFile')}`}
              {...control}
            >
              {file ? t('otherFile') : t('chooseFile')}
            </Button>
            {file && (
              <>
                <span className="small cut">
                  {file.name}, {sizeOf(file.bytes)}
                </span>
                <IconButton label={t('removeFile')} disabled={locked} onClick={() => onChange(null)}>
                  <CloseIcon size={18} />
                </IconButton>
              </>
            )}
          </Flex>
        </>
      )}
    </Field>
  );
}
