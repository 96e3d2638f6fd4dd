import { useActorRef, useSelector } from '@xstate/react';
import { resultApplyingMachine } from '#machines/flows/money/resultApplying/resultApplyingMachine.ts';
import { fileReadingMachineOf } from '#machines/flows/money/fileReading/fileReadingMachine.ts';
import type { ReadFile, ResultReading } from '#machines/flows/money/fileReading/resultFacts.ts';
import { applyResult, readResult } from '#src/actors/money/bankResult.ts';
import { readFileAs } from '#src/actors/money/payFile.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = fileReadingMachineOf<ReadFile, ResultReading, string>().provide({
  actors: { readFile: readFileAs('bankResult'), askServer: readResult },
});

const applyingMachine = resultApplyingMachine.provide({ actors: { sendChange: applyResult } });

/** Reads the bank's file about a register and settles by it. `onSettled` is also called when settling got no answer. */
export function useBankResult(id: string, onSettled: () => void) {
  const t = useText('registers');
  const reading = useActorRef(machine, { input: { of: id }, inspect });
  const applying = useActorRef(applyingMachine, { inspect });
  useEmitted(applying, {
    changed: ({ output: { settled, late, refused } }) => {
      const more = [
        ...(late > 0 ? [t('result.ask.lateCount', { count: late })] : []),
        ...(refused > 0 ? [t('refused', { count: refused })] : []),
      ];
      const message = more.length ? { message: more.join('. ') } : {};
      showToast({ tone: 'success', title: t('settled', { count: settled }), ...message });
      reading.send({ type: 'file.closed' });
      onSettled();
    },
    doubtful: () => {
      reading.send({ type: 'reading.repeated' });
      onSettled();
    },
  });
  return { snapshot: useSelector(reading, (current) => current), reading, applying };
}

export type BankResultInUse = ReturnType<typeof useBankResult>;
