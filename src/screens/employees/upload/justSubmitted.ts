import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * History state of the way from the upload to its import: the outcome is announced even if the job was quicker than the
 * page.
 */
export const justSubmitted = { justSubmitted: true };

/** False after a reload and on the way back: the outcome was already announced. */
export function useJustSubmitted(): boolean {
  const state: unknown = useLocation().state;
  const isBack = useNavigationType() === NavigationType.Pop;
  return !isBack && typeof state === 'object' && state !== null && 'justSubmitted' in state;
}
