import { loadRegister } from '#src/actors/money/registers.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useRegisterSettling } from './useRegisterSettling.ts';

const machine = makePage(loadRegister, watchRequests({ type: 'page.refreshed' }));

/** Loads a register and settles it. `onSettled` is also called when settling got no answer. */
export function useRegister(id: string, onSettled: () => void) {
  const page = usePage(machine, { of: id });
  const refreshAll = () => {
    page.refresh();
    onSettled();
  };
  return { ...page, settled: refreshAll, settling: useRegisterSettling(refreshAll) };
}

export type RegisterInUse = ReturnType<typeof useRegister>;
