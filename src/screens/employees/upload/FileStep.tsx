import { Flex, Text } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { addSheet } from '#src/actors/employees/upload/sheets.ts';
import { Button } from '#src/components/Button.tsx';
import { InboxIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { pickedFile, sheetTypes } from './fileInput.ts';
import { RefusedFile } from './RefusedFile.tsx';
import type { UploadProps } from './uploadProps.ts';

/** Cells copied in a spreadsheet arrive as text with tabs. */
const fileOf = (data: DataTransfer | null): File | undefined => {
  const [file] = data?.files ?? [];
  const text = data?.getData('text/plain') ?? '';
  return file ?? (text.includes('\t') ? new File([text], 'nusxa.csv') : undefined);
};

export function FileStep({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { refusal } = snapshot.context;
  const take = useRef<(file: File | undefined) => void>(undefined);
  useEffect(() => {
    take.current = (file) => {
      if (file) send({ type: 'file.chosen', sheetId: addSheet(file), fileName: file.name });
    };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take.current?.(fileOf(event.clipboardData));
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('fileTitle')}
      </h2>
      {refusal && <RefusedFile refusal={refusal} />}
      <Flex
        direction="column"
        align="center"
        gap="4"
        px="4"
        py="6"
        className="drop center"
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take.current?.(fileOf(event.dataTransfer));
        }}
      >
        <Text color="teal">
          <InboxIcon size={32} />
        </Text>
        <p>{t('dropHere')}</p>
        <Button size="3" onClick={() => input.current?.click()}>
          {refusal ? t('otherFile') : t('chooseFile')}
        </Button>
        <p className="quiet">{t('fileKinds')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={sheetTypes}
          onChange={({ target }) => take.current?.(pickedFile(target))}
        />
      </Flex>
      <footer className="row foot">
        <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'step.returned' })}>
          {t('back')}
        </Button>
        {snapshot.can({ type: 'list.reopened' }) && (
          <Button size="3" onClick={() => send({ type: 'list.reopened' })}>
            {t('backToList')}
          </Button>
        )}
      </footer>
    </section>
  );
}
