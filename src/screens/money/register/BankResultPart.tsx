import { Flex } from '@radix-ui/themes';
import { useRef, type ReactNode } from 'react';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { companyDate } from '#domain/calendar/index.ts';
import type { ReadFile, ResultReading } from '#machines/flows/money/fileReading/resultFacts.ts';
import { keepFile } from '#src/actors/money/payFile.ts';
import type { PayoutRegister } from '#src/actors/money/registers.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import { BankResultDialog } from './BankResultDialog.tsx';
import { BankResultRows } from './BankResultRows.tsx';
import { useBankResult } from './useBankResult.ts';

const types = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface BankResultPartProps {
  register: PayoutRegister;
  onSettled: () => void;
  /** Other ways to enter the bank's answer, shown while no file is open. */
  children: ReactNode;
}

/** A bank's result file: what it would settle, what it says nothing of, and the rows that fit no payment. */
export function BankResultPart({ register, onSettled, children }: BankResultPartProps) {
  const t = useText('registers');
  const { snapshot, reading, applying } = useBankResult(register.id, onSettled);
  const input = useRef<HTMLInputElement>(null);
  const { file, reading: answer, refusal, failure } = snapshot.context;
  const shown = snapshot.matches('shown') && file && answer ? { file, reading: answer } : null;
  const apply = () => {
    if (!shown) return;
    const subject = { register, rows: shown.file.rows, reading: shown.reading, today: register.today };
    applying.send({ type: 'change.chosen', subject });
  };
  return (
    <section className="stack" aria-label={t('result.title')} aria-busy={snapshot.hasTag('busy')}>
      <Flex wrap="wrap" align="center" gap="3">
        <Button
          {...(register.handedOverAt !== null && !file ? { size: '3' } : { variant: 'soft', color: 'gray' })}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'result.otherFile' : 'result.choose')}
        </Button>
        {file && <span className="quiet small">{file.fileName}</span>}
        <input
          ref={input}
          type="file"
          hidden
          accept={types}
          aria-label={t('result.choose')}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) reading.send({ type: 'file.chosen', sheetId: keepFile(picked) });
            target.value = '';
          }}
        />
        {!file && (
          <Flex wrap="wrap" gapX="5" gapY="3" px="2">
            {children}
          </Flex>
        )}
      </Flex>
      {snapshot.hasTag('busy') && (
        <>
          <SkeletonCard height={88} />
          <BusyWord />
        </>
      )}
      {refusal && (
        <Notice tone="red" role="alert" icon={<AlertIcon />}>
          <p>{t(`result.refusal.${refusal}`)}</p>
        </Notice>
      )}
      {failure && (
        <FailureNotice failure={failure} onRetry={() => reading.send({ type: 'reading.retried' })} />
      )}
      {shown && <Read {...shown} />}
      {snapshot.can({ type: 'file.closed' }) && (
        <Flex gap="2" wrap="wrap">
          <Button size="3" variant="soft" color="gray" onClick={() => reading.send({ type: 'file.closed' })}>
            {t('result.close')}
          </Button>
          {shown && canApply(shown.reading) && (
            <Button size="3" onClick={apply}>
              {t('result.apply', { count: countSettled(shown.reading) })}
            </Button>
          )}
        </Flex>
      )}
      <BankResultDialog applying={applying} />
    </section>
  );
}

const countSettled = ({ paid, unpaid, late }: ResultReading) => paid.count + unpaid.count + late.count;

const canApply = ({ readBefore, old, settling, late }: ResultReading) =>
  readBefore === null && old === null && (settling === null ? late.count > 0 : settling !== 'others');

function Read({ file, reading }: { file: ReadFile; reading: ResultReading }) {
  const t = useText('registers');
  const [language] = useLanguage();
  const { paid, unpaid, late, missing, refused, readBefore, old, settling } = reading;
  const totals = [
    { key: 'paid', label: t('result.paid'), ...paid },
    { key: 'unpaid', label: t('result.unpaid'), ...unpaid },
    { key: 'late', label: t('result.late'), ...late },
    { key: 'missing', label: t('result.missing'), ...missing },
  ].filter(({ count }) => count > 0);
  const before = readBefore === null ? null : Date.parse(readBefore);
  return (
    <>
      <AmountTotals totals={totals} />
      {before !== null && (
        <p className="quiet small">
          {t('result.readBefore', {
            day: formatDate(companyDate(before), language),
            time: formatTime(before),
          })}
        </p>
      )}
      {refused > 0 && <p className="quiet small">{t('refused', { count: refused })}</p>}
      {old !== null && before === null && (
        <Notice tone="red" role="status" icon={<AlertIcon />}>
          <p>{t(`result.old.${old}`)}</p>
        </Notice>
      )}
      {settling === null && old === null && late.count === 0 && <p>{t('result.nothing')}</p>}
      <BankResultRows file={file} reading={reading} />
    </>
  );
}
