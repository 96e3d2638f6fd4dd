import { vi } from 'vitest';

export interface TimeOuts {
  /** Ends whatever waits for an answer now, as if all of its time had passed. */
  runOut: () => void;
  release: () => void;
}

/** Time-outs of this process that a test lets run out, so that nobody waits for seconds. */
export function holdTimeOuts(): TimeOuts {
  let running: AbortController[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    running.push(controller);
    return AbortSignal.any([timeout(ms), controller.signal]);
  });
  return {
    runOut: () => {
      const all = running;
      running = [];
      for (const one of all) one.abort(new DOMException('The time is over', 'TimeoutError'));
    },
    release: () => spy.mockRestore(),
  };
}
