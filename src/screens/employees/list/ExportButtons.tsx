import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EmployeeExport } from './useEmployeeExport.ts';

const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

export interface ExportButtonsProps {
  download: EmployeeExport;
  /** Only these people; without it, everything that matches the query. */
  ids?: string[];
  label: string;
}

/** One file at a time; it can be stopped while it is generated. */
export function ExportButtons({ download, ids, label }: ExportButtonsProps) {
  const t = useText('employeeList');
  const busy = download.snapshot.hasTag('busy');
  return (
    <div className="export" role="group" aria-label={label}>
      <span className="quiet small">{busy ? t('exporting') : label}</span>
      {busy ? (
        <Button variant="soft" color="gray" onClick={download.stop}>
          {t('stopExport')}
        </Button>
      ) : (
        Object.entries(formats).map(([format, name]) => (
          <Button
            key={format}
            variant="soft"
            color="gray"
            onClick={() => download.start(format as 'xlsx' | 'csv', ids ?? null)}
          >
            {name}
          </Button>
        ))
      )}
    </div>
  );
}
