import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { colleagueRemovalMachine } from '#machines/flows/organization/colleagueRemoval/colleagueRemovalMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Names whose access ends, and says that it ends at once. */
export function RemovalDialog({ change }: { change: ActorRefFrom<typeof colleagueRemovalMachine> }) {
  const t = useText('colleagues');
  const name = useSelector(change, ({ context }) => context.subject?.name ?? '');
  const joined = useSelector(change, ({ context }) => context.subject?.state !== 'invited');
  return (
    <ChangeDialog
      change={change}
      title={t(joined ? 'removeTitle' : 'withdrawTitle', { name })}
      text={t(joined ? 'removeText' : 'withdrawText')}
      confirmLabel={t(joined ? 'remove' : 'withdraw')}
      tone="danger"
    />
  );
}
