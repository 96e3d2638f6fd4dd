import { Flex } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import type { DownloadInUse } from '../hooks/useDownload.ts';

const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

export interface ExportButtonsProps {
  download: DownloadInUse;
  /** Exports only these rows. */
  ids?: string[];
  /** There is nothing to export yet. */
  disabled?: boolean;
  /** Name of what is exported, if it is not the list. */
  label?: string;
  /** Leaves out the label, for lack of room beside other buttons. */
  short?: boolean;
  /** Label of the first button if the export is the main action. */
  main?: string;
}

/** One file at a time; it can be stopped while it is generated. */
export function ExportButtons(props: ExportButtonsProps) {
  const { download, ids, disabled, short = false, main } = props;
  const { busy, ahead, start, stop } = download;
  const t = useText('lists');
  const { label = t('export') } = props;
  const state = ahead > 0 ? t('exportWaits', { count: ahead }) : t('exporting');
  return (
    <Flex wrap="wrap" align="center" gap="2" role="group" aria-label={label}>
      {(busy || !short) && <span className="quiet small">{busy ? state : label}</span>}
      {busy ? (
        <Button variant="soft" color="gray" onClick={stop}>
          {t('stopExport')}
        </Button>
      ) : (
        Object.entries(formats).map(([format, name], index) => (
          <Button
            key={format}
            {...(main !== undefined && { size: '3' })}
            {...((main === undefined || index > 0) && { variant: 'soft', color: 'gray' })}
            disabled={disabled}
            onClick={() => start(format as 'xlsx' | 'csv', ids)}
          >
            {index === 0 && main !== undefined ? main : name}
          </Button>
        ))
      )}
    </Flex>
  );
}
