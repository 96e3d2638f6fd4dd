export const draftDatabase = 'davomat-drafts';

/** At sign-out no draft stays on the device (product §8). */
export const wipeDrafts = (factory: () => IDBFactory = () => indexedDB): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    try {
      const request = factory().deleteDatabase(draftDatabase);
      request.onsuccess = done;
      request.onerror = done;
    } catch {
      // No IndexedDB: there are no drafts.
      done();
    }
  });
