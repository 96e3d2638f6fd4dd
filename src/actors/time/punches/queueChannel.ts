/** Tells the other tabs that the store has changed. */
export const channel = new BroadcastChannel('davomat-punches');

export const notifyQueue = (): void => {
  channel.postMessage('changed');
};
