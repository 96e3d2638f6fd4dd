/** History state of a link back to a list, which restores it as the browser's own Back does. */
export const returning = { returning: true };

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state;

/** History state of a link to a page whose arrow leads back to this place, whatever it leads to otherwise. */
export const leadingBackTo = (place: string) => ({ backTo: place });

export const placeToReturn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'backTo' in state && typeof state.backTo === 'string'
    ? state.backTo
    : undefined;
