import { Flex } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, formatTime } from '#domain/format/index.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import { payoutStatesOnTheirWay } from '#machines/lifecycles/payoutMachine.ts';
import type { Payout } from '#src/actors/payments/payoutList.ts';
import { exportRegister, type PayoutRegister } from '#src/actors/payments/registers.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { SkeletonCard } from '#src/components/SkeletonShapes.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { BankResultPart } from './BankResultPart.tsx';
import type { RegisterInUse } from './useRegister.ts';
import { RegisterSettlingDialog } from './RegisterSettlingDialog.tsx';

const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportRegister } });
const verbs = ['markUnpaid', 'markPaid'] as const;

/** Who made the register and when, its file for the bank, and what the bank did with all of it. */
export function RegisterPart({ register }: { register: RegisterInUse }) {
  const problem = useProblemText();
  const { snapshot, data, failure, retry, settling, settled } = register;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {snapshot.matches('missing') && <EmptyState text={problem('notFound')} />}
      {!data && snapshot.hasTag('busy') && <SkeletonCard />}
      {data && <Shown register={data} settling={settling} onSettled={settled} />}
      <RegisterSettlingDialog settling={settling} />
    </>
  );
}

interface ShownProps extends Pick<RegisterInUse, 'settling'> {
  register: PayoutRegister;
  onSettled: () => void;
}

function Shown({ register, settling, onSettled }: ShownProps) {
  const t = useText('registers');
  const [language] = useLanguage();
  const download = useDownload(exporting, defaultQuery);
  const { id, number, createdAt, createdBy, today } = register;
  const at = Date.parse(createdAt);
  const when = `${formatDate(companyDate(at), language)}, ${formatTime(at)}`;
  return (
    <section className="card stack" aria-labelledby="register">
      <Flex wrap="wrap" align="center" justify="between" gap="3">
        <div>
          <h2 id="register">{t('numbered', { number: formatNumber(number) })}</h2>
          <p className="quiet small">
            <time dateTime={createdAt}>{when}</time>
            {createdBy !== null && ` · ${createdBy}`}
          </p>
        </div>
        <ExportButtons
          busy={download.busy}
          onStart={(format) => download.start(format, [id])}
          onStop={download.stop}
          label={t('file')}
        />
      </Flex>
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {register.settling === 'others' && <p className="quiet small">{t('others')}</p>}
      {register.settling !== null && register.settling !== 'others' && (
        <Flex gap="2" wrap="wrap">
          {verbs.map((verb) => (
            <Button
              key={verb}
              size="3"
              {...(verb !== 'markPaid' && { variant: 'soft', color: 'gray' })}
              onClick={() =>
                settling.send({ type: 'change.chosen', subject: { verb, register, payment: null, today } })
              }
            >
              {t(verb)}
            </Button>
          ))}
        </Flex>
      )}
      {register.open.count > 0 && <BankResultPart register={register} onSettled={onSettled} />}
    </section>
  );
}

/** Of one payment that the bank treated otherwise. */
export function RegisterRowActions({
  register: { data, settling },
  payout,
}: {
  register: RegisterInUse;
  payout: Payout;
}) {
  const t = useText('registers');
  const isOpen = payoutStatesOnTheirWay.some((state) => state === payout.state);
  if (!data || !isOpen || data.settling === null || data.settling === 'others') return null;
  return verbs.map((verb) => (
    <Button
      key={verb}
      variant="soft"
      color="gray"
      onClick={() =>
        settling.send({
          type: 'change.chosen',
          subject: { verb, register: data, payment: payout, today: data.today },
        })
      }
    >
      {t(`payment.${verb}`)}
    </Button>
  ));
}
