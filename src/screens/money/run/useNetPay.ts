import { useActorRef, useSelector } from '@xstate/react';
import { fileReadingMachineOf } from '#machines/flows/money/fileReading/fileReadingMachine.ts';
import { previewNetPay, type NetPayFile, type NetPayReading } from '#src/actors/money/netPay.ts';
import { readFileAs } from '#src/actors/money/payFile.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { inspect } from '#src/runtime/inspection.ts';
import type { PayRunInUse } from './usePayRun.ts';

const machine = fileReadingMachineOf<NetPayFile, NetPayReading, string>().provide({
  actors: { readFile: readFileAs('netPay'), askServer: previewNetPay },
});

/** Reading a file of net amounts for a draft; it is closed once they are set. */
export function useNetPay(id: string, { change, lines }: Pick<PayRunInUse, 'change' | 'lines'>) {
  const reading = useActorRef(machine, { input: { of: id }, inspect });
  useEmitted(change, {
    changed: ({ subject: { verb } }) =>
      reading.send({ type: verb === 'setNet' ? 'file.closed' : 'reading.repeated' }),
    doubtful: () => reading.send({ type: 'reading.repeated' }),
  });
  const repeatReading = () => reading.send({ type: 'reading.repeated' });
  useEmitted(lines, { changed: repeatReading, doubtful: repeatReading });
  return { snapshot: useSelector(reading, (current) => current), reading };
}

export type NetPayInUse = ReturnType<typeof useNetPay>;
