import { useEffect, useEffectEvent, useRef } from 'react';

interface AddressSync {
  /** What the machine shows, as an address. */
  asked: string;
  /** What the address says, written the same way. */
  shown: string;
  /** Nothing is written meanwhile, as while one types. */
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
