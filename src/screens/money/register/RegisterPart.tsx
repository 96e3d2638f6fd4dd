import { formatNumber } from '#domain/format/index.ts';
import type { SettledRegister } from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import { payoutStatesOnTheirWay } from '#machines/lifecycles/payoutMachine.ts';
import type { Payout } from '#src/actors/money/payoutList.ts';
import type { PayoutRegister } from '#src/actors/money/registers.ts';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import { BankResultPart } from './BankResultPart.tsx';
import type { RegisterInUse } from './useRegister.ts';
import { RegisterSettlingDialog } from './RegisterSettlingDialog.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';

const verbs = ['markUnpaid', 'markPaid'] as const;

/** The register's file for the bank, and what the bank did with all of it. */
export function RegisterPart({ register }: { register: RegisterInUse }) {
  const problem = useProblemText();
  const { isBusy, isMissing, data, failure, retry, settling, settled } = register;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {isMissing && <EmptyState text={problem('notFound')} />}
      {isBusy && <SkeletonCard />}
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
  const { number, today } = register;
  const chooseVerb = (verb: SettledRegister['verb']) =>
    settling.send({ type: 'change.chosen', subject: { verb, register, payment: null, today } });
  return (
    <section className="card stack" aria-label={t('numbered', { number: formatNumber(number) })}>
      <RegisterSteps register={register} say={chooseVerb} onSaved={onSettled} />
      {register.open.count > 0 && (
        <BankResultPart register={register} onSettled={onSettled}>
          {register.settling !== 'others' &&
            verbs.map((verb) => (
              <Button key={verb} variant="ghost" color="gray" onClick={() => chooseVerb(verb)}>
                {t(verb)}
              </Button>
            ))}
        </BankResultPart>
      )}
    </section>
  );
}

/** Actions on one payment, for when the bank treated it differently from the rest. */
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
