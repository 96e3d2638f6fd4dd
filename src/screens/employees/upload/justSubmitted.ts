import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** History state of the way from the upload to its import: what becomes of it is told, also when that was quicker than the page. */
export const justSubmitted = { justSubmitted: true };

/** Not after a reload and on the way back: by then it was told. */
export function useJustSubmitted(): boolean {
  const state: unknown = useLocation().state;
  const isBack = useNavigationType() === NavigationType.Pop;
  return !isBack && typeof state === 'object' && state !== null && 'justSubmitted' in state;
}
