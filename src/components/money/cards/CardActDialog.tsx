import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { maskCard } from '#domain/format/index.ts';
import type { cardChangeMachine } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Names the card that becomes the default one, or is removed. */
export function CardActDialog({ change }: { change: ActorRefFrom<typeof cardChangeMachine> }) {
  const t = useText('cards');
  const act = useSelector(change, ({ context }) => context.subject);
  if (!act) return null;
  const removes = act.verb === 'remove';
  return (
    <ChangeDialog
      change={change}
      title={removes ? t('removeTitle') : t('chooseTitle')}
      text={t(removes ? 'removeText' : 'chooseText', { card: maskCard(act.card) })}
      confirmLabel={removes ? t('remove') : t('choose')}
      tone={removes ? 'danger' : 'normal'}
    />
  );
}
