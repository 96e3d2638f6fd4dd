import { Flex } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';

const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

export interface ExportButtonsProps {
  busy: boolean;
  /** Nothing is there yet to be saved. */
  disabled?: boolean;
  onStart: (format: 'xlsx' | 'csv') => void;
  onStop: () => void;
  label: string;
  /** In a row of other buttons, where there is no room for the label. */
  short?: boolean;
  /** What the first button is called where saving is the main thing to do. */
  main?: string;
}

/** One file at a time; it can be stopped while it is generated. */
export function ExportButtons(props: ExportButtonsProps) {
  const { busy, onStart, onStop, label, disabled, short = false, main } = props;
  const t = useText('lists');
  return (
    <Flex wrap="wrap" align="center" gap="2" role="group" aria-label={label}>
      {(busy || !short) && <span className="quiet small">{busy ? t('exporting') : label}</span>}
      {busy ? (
        <Button variant="soft" color="gray" onClick={onStop}>
          {t('stopExport')}
        </Button>
      ) : (
        Object.entries(formats).map(([format, name], index) => (
          <Button
            key={format}
            {...(main !== undefined && { size: '3' })}
            {...((main === undefined || index > 0) && { variant: 'soft', color: 'gray' })}
            disabled={disabled}
            onClick={() => onStart(format as 'xlsx' | 'csv')}
          >
            {index === 0 && main !== undefined ? main : name}
          </Button>
        ))
      )}
    </Flex>
  );
}
