import { useActorRef } from '@xstate/react';
import { cardAddingMachine } from '#machines/flows/money/cardAdding/cardAddingMachine.ts';
import { cardChangeMachine } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import { addCard, changeCard, loadCards, watchCards } from '#src/actors/money/cards.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { CardActDialog } from './CardActDialog.tsx';
import { CardAdding } from './CardAdding.tsx';
import { CardLine } from './CardLine.tsx';

const machine = makePage(loadCards, watchCards({ type: 'page.refreshed' }));

const adding = cardAddingMachine.provide({ actors: { sendChange: addCard } });
const changing = cardChangeMachine.provide({ actors: { sendChange: changeCard } });

export interface CardListProps {
  employeeId: string;
  /** Whether the viewer may change cards; an accountant may not. */
  changes: boolean;
  /** Called after a change, to refresh other parts that show the default card. */
  onChanged?: () => void;
}

/** The cards a person may be paid to: added, one of them made the default, taken off. */
export default function CardList({ employeeId, changes, onChanged }: CardListProps) {
  const t = useText('cards');
  const { actor, data, failure, refresh, retry } = usePage(machine, { of: employeeId });
  const state = useMachineProps(actor);
  const adder = useActorRef(adding, { inspect });
  const changer = useActorRef(changing, { inspect });
  const announce = (title: string) => {
    showToast({ tone: 'success', title });
    refresh();
    onChanged?.();
  };
  useEmitted(adder, { changed: () => announce(t('added')), doubtful: refresh });
  useEmitted(changer, {
    changed: ({ subject }) => announce(subject.verb === 'choose' ? t('chosen') : t('removed')),
    doubtful: refresh,
  });
  return (
    <div className="stack" {...state}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <SkeletonText lines={3} />}
      {data && (
        <ul className="lines">
          {data.items.map((one) => (
            <CardLine
              key={one.card.id}
              one={one}
              onAct={
                changes
                  ? (verb) =>
                      changer.send({ type: 'change.chosen', subject: { verb, employeeId, card: one.card } })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {data && changes && (
        <Button
          size="3"
          variant="soft"
          onClick={() => adder.send({ type: 'change.chosen', subject: { employeeId } })}
        >
          {t('addTitle')}
        </Button>
      )}
      <CardAdding change={adder} />
      <CardActDialog change={changer} />
    </div>
  );
}
