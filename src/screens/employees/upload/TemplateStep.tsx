import { Text } from '@radix-ui/themes';
import { useState } from 'react';
import { languages, type Language } from '#domain/language.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { UploadProps } from './uploadProps.ts';

/** Each language in its own words, as in the language switch. */
const names: Record<Language, string> = { 'uz-Latn': 'Oʻzbekcha', ru: 'Русский', 'uz-Cyrl': 'Ўзбекча' };

export function TemplateStep({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const [appLanguage] = useLanguage();
  const [language, setLanguage] = useState<Language>(appLanguage);
  const busy = snapshot.matches({ template: 'downloading' });
  const downloaded = snapshot.matches({ template: 'downloaded' });
  const { failure, template } = snapshot.context;
  const get = (format: 'xlsx' | 'csv') => send({ type: 'template.chosen', format, language });
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('templateTitle')}
      </h2>
      <p className="quiet">{t('templateText')}</p>
      <SelectField
        label={t('templateLanguage')}
        value={language}
        options={languages.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => setLanguage(value as Language)}
      />
      <div className="row fill">
        <Button
          size="3"
          loading={busy && template?.format === 'xlsx'}
          disabled={busy}
          onClick={() => get('xlsx')}
        >
          {t('templateXlsx')}
        </Button>
        <Button
          size="3"
          variant="soft"
          loading={busy && template?.format === 'csv'}
          disabled={busy}
          onClick={() => get('csv')}
        >
          {t('templateCsv')}
        </Button>
      </div>
      {snapshot.matches({ template: 'failed' }) && failure && (
        <FailureNotice
          failure={failure}
          onRetry={() => template && send({ type: 'template.chosen', ...template })}
        />
      )}
      <Text asChild color="green">
        <p role="status" className={downloaded ? undefined : 'sr-only'}>
          {downloaded && t('templateSaved')}
        </p>
      </Text>
      <footer className="row foot">
        <Button size="3" variant="outline" onClick={() => send({ type: 'step.completed' })}>
          {t('haveFile')}
        </Button>
      </footer>
    </section>
  );
}
