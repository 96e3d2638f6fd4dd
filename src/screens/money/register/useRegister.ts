import { loadRegister } from '#src/actors/money/registers.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useRegisterSettling } from './useRegisterSettling.ts';

const machine = makePage(loadRegister, watchRequests({ type: 'page.refreshed' }));

/** A register, and saying what the bank did with it; `onSettled` also when that may have come through. */
export function useRegister(id: string, onSettled: () => void) {
  const page = usePage(machine, { of: id });
  const refreshAll = () => {
    page.refresh();
    onSettled();
  };
  return { ...page, settled: refreshAll, settling: useRegisterSettling(refreshAll) };
}

export type RegisterInUse = ReturnType<typeof useRegister>;
