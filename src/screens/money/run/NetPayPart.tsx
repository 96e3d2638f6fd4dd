import { Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { tiyin } from '#domain/money.ts';
import type { FileRefusal } from '#machines/flows/money/fileReading/fileRefusal.ts';
import type { NetPayFile, NetPayReading } from '#src/actors/money/netPay.ts';
import { keepFile } from '#src/actors/money/payFile.ts';
import type { PayRun } from '#src/actors/money/payRuns.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import { NetPayRows } from './NetPayRows.tsx';
import { signedMoney } from './signedMoney.ts';
import type { NetPayInUse } from './useNetPay.ts';
import type { PayRunInUse } from './usePayRun.ts';

const types = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface NetPayPartProps extends Pick<PayRunInUse, 'change'>, NetPayInUse {
  run: PayRun;
}

/** Of a draft of a salary: the accountant's own net amounts by a file, what they would change, and how they are taken back. */
export function NetPayPart({ run, change, snapshot, reading }: NetPayPartProps) {
  const t = useText('runs');
  const registers = useText('registers');
  const [language] = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { file, reading: answer, refusal, failure } = snapshot.context;
  const shown = snapshot.matches('shown') && file && answer ? { file, reading: answer } : null;
  const { count, amount } = run.byNet;
  return (
    <section className="stack" aria-label={t('net.title')} aria-busy={snapshot.hasTag('busy')}>
      <Flex wrap="wrap" align="center" gap="3">
        <Button variant="soft" color="gray" onClick={() => input.current?.click()}>
          {t(file ? 'net.otherFile' : 'net.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={types}
          aria-label={t('net.choose')}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) reading.send({ type: 'file.chosen', sheetId: keepFile(picked) });
            target.value = '';
          }}
        />
        {file ? (
          <span className="quiet small">{file.fileName}</span>
        ) : count > 0 ? (
          <>
            <Button
              variant="ghost"
              color="gray"
              onClick={() =>
                change.send({ type: 'change.chosen', subject: { verb: 'dropNet', run, item: null } })
              }
            >
              {t('verb.dropNet')}
            </Button>
            <span className="quiet small">
              {t('net.stands', { count, difference: signedMoney(amount, language) })}
            </span>
          </>
        ) : (
          <span className="quiet small">{t('net.hint')}</span>
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
          <p>{isOfColumns(refusal) ? t(`net.refusal.${refusal}`) : registers(`result.refusal.${refusal}`)}</p>
        </Notice>
      )}
      {failure && (
        <FailureNotice failure={failure} onRetry={() => reading.send({ type: 'reading.retried' })} />
      )}
      {shown && <Read {...shown} />}
      {snapshot.can({ type: 'file.closed' }) && (
        <Flex gap="2" wrap="wrap">
          <Button size="3" variant="soft" color="gray" onClick={() => reading.send({ type: 'file.closed' })}>
            {t('net.close')}
          </Button>
          {shown && shown.reading.set.count > 0 && (
            <Button
              size="3"
              onClick={() => {
                const upload = { rows: shown.file.rows, reading: shown.reading };
                change.send({ type: 'change.chosen', subject: { verb: 'setNet', run, item: null, upload } });
              }}
            >
              {t('net.apply', { count: shown.reading.set.count })}
            </Button>
          )}
        </Flex>
      )}
    </section>
  );
}

/** Refusals with a text of their own, because the file needs other columns than a bank's file. */
const isOfColumns = (refusal: FileRefusal) =>
  refusal === 'noHeadings' || refusal === 'noPayee' || refusal === 'allUnread' || refusal === 'empty';

function Read({ file, reading }: { file: NetPayFile; reading: NetPayReading }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const { set, ours, toPay, kept, dropped } = reading;
  const { count } = set;
  const notTaken = file.unread.length + reading.rows.length - count;
  const totals = [
    { key: 'net', label: t('net.sum'), ...set },
    { key: 'ours', label: t('net.ours'), count, amount: ours },
    { key: 'toPay', label: t('toPay'), count, amount: toPay },
  ];
  return (
    <>
      {count > 0 && (
        <>
          <AmountTotals totals={totals} inFull />
          <p className="small">
            {reading.rows.every(({ net, ours: own }) => own === null || own === net)
              ? t('net.same')
              : t('net.difference', { amount: signedMoney(tiyin(set.amount - ours), language) })}
          </p>
        </>
      )}
      {notTaken > 0 && (
        <Notice tone="amber" icon={<AlertIcon />}>
          <p>{t('net.notTaken', { count: notTaken })}</p>
        </Notice>
      )}
      {count > 0 && <p className="quiet small">{t('net.contains', { column: file.column })}</p>}
      {kept > 0 && <p className="quiet small">{t('net.kept', { count: kept })}</p>}
      {dropped > 0 && <p className="quiet small">{t('net.dropped', { count: dropped })}</p>}
      <NetPayRows file={file} reading={reading} />
    </>
  );
}
