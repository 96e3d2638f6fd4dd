import { columnKeys, columns, type ColumnKey } from '#domain/import/columns.ts';
import { missingColumns } from '#domain/import/headings.ts';
import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { UploadProps } from './uploadProps.ts';

export function MappingStep({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const [language] = useLanguage();
  const { opened, mapping } = snapshot.context;
  const missing = missingColumns(mapping);
  const options = [
    { value: '', label: t('notUsed') },
    ...columnKeys.map((value) => ({ value, label: columns[value].headings[language] })),
  ];
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('mappingTitle')}
      </h2>
      <p className="quiet">{t('mappingText')}</p>
      <div className="stack">
        {opened?.headings.map((name, index) => (
          <SelectField
            key={index}
            label={name || t('columnAt', { number: index + 1 })}
            hint={opened.samples[index]?.filter(Boolean).join(' · ')}
            value={mapping[index] ?? ''}
            options={options}
            onChange={(value) =>
              send({ type: 'column.mapped', index, column: value ? (value as ColumnKey) : null })
            }
          />
        ))}
      </div>
      <p role="status" className="quiet">
        {missing.length > 0 &&
          t('mappingMissing', { columns: missing.map((key) => columns[key].headings[language]).join(', ') })}
        {missing.length === 0 && !mapping.includes('status') && t('mappingOptional')}
      </p>
      <footer className="row foot">
        <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'step.returned' })}>
          {t('back')}
        </Button>
        <Button size="3" disabled={missing.length > 0} onClick={() => send({ type: 'mapping.completed' })}>
          {t('mappingDone')}
        </Button>
      </footer>
    </section>
  );
}
