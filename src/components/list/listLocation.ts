import { useLocation, useSearchParams } from 'react-router-dom';
import { useListPart } from '../beside/part.ts';

/** Where a list keeps its query: in the address or, with a record beside it, next to the record's address. */
export function useListAddress() {
  const part = useListPart();
  const location = useLocation();
  const [address, setAddress] = useSearchParams();
  if (part) return { path: part.path, address: new URLSearchParams(part.query), write: part.write };
  return {
    path: location.pathname,
    address,
    write: (query: string) => {
      setAddress(query, { replace: true, state: location.state as unknown });
    },
  };
}
