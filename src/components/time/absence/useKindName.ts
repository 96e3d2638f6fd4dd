import { useCallback } from 'react';
import { useText } from '#src/i18n/useText.ts';

/** What a kind of absence is called. */
export function useKindName(): (number: number) => string {
  const t = useText('absences');
  return useCallback((number) => (t as (key: string) => string)(`kind.n${number}`), [t]);
}
