import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Button } from '#src/components/Button.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import type { ReasonReview } from './useReasonReview.ts';

type TardinessReason = components['schemas']['TardinessReason'];

export const mayBeDecided = ({ state }: TardinessReason): boolean =>
  legalEvents(tardinessReasonMachine, state, 'employer').length > 0;

/** Only what the reason's lifecycle allows now; of one's own reason, why it is nothing. */
export function ReasonButtons({ reason, review }: { reason: TardinessReason; review: ReasonReview }) {
  const t = useText('attendance');
  const problem = useProblemText();
  if (!mayBeDecided(reason)) return null;
  if (reason.own) return <p className="quiet small">{problem('ownReason')}</p>;
  const choose = (verb: 'accept' | 'refuse') =>
    review.send({ type: 'change.chosen', subject: { verb, reason } });
  return (
    <>
      <Button size="2" variant="soft" color="gray" onClick={() => choose('refuse')}>
        {t('reason.refuse')}
      </Button>
      <Button size="2" onClick={() => choose('accept')}>
        {t('reason.accept')}
      </Button>
    </>
  );
}
