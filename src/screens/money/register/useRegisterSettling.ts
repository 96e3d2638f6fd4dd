import { useActorRef } from '@xstate/react';
import { formatNumber } from '#domain/format/index.ts';
import { registerSettlingMachine } from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import { settleRegister } from '#src/actors/money/registers.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = registerSettlingMachine.provide({ actors: { sendChange: settleRegister } });

/** Records what the bank did. `onSettled` is also called when the call got no answer. */
export function useRegisterSettling(onSettled: () => void) {
  const t = useText('registers');
  const settling = useActorRef(machine, { inspect });
  useEmitted(settling, {
    changed: ({ subject: { verb }, output: { register, settled, refused } }) => {
      if (verb === 'handOver') {
        showToast({ tone: 'success', title: t('handed', { number: formatNumber(register.number) }) });
        return onSettled();
      }
      const message = refused > 0 ? { message: t('refused', { count: refused }) } : {};
      showToast({ tone: 'success', title: t('settled', { count: settled }), ...message });
      onSettled();
    },
    doubtful: onSettled,
  });
  return settling;
}

export type RegisterSettling = ReturnType<typeof useRegisterSettling>;
