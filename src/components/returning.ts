/** History state of a link back to a list, which restores it as the browser's own Back does. */
export const returning = { returning: true };

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state;
