import { useEffect, useEffectEvent, useRef } from 'react';

interface AddressSync {
  /** The machine's state, written as an address. */
  asked: string;
  /** The current address, normalised in the same way. */
  shown: string;
  /** While true nothing is written, for example during typing. */
  held: boolean;
  write: (address: string) => void;
  /** A link or Back changed the address. */
  onMoved: () => void;
}

/** Keeps the address and a machine saying the same. The result is what was written last. */
export function useAddressSync({ asked, shown, held, write, onMoved }: AddressSync) {
  const written = useRef(shown);
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (held || asked === written.current) return;
    written.current = asked;
    write(asked);
  }, [asked, held, write]);
  useEffect(() => {
    if (shown === written.current) return;
    written.current = shown;
    moved();
  }, [shown]);
  return written;
}
