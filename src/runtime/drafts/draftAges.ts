/** Before a draft's key in local storage, whose value is the time of its last change. */
const agePrefix = 'draft ';
/** Drafts are personal data of people who may never be hired: kept this long after their last change, in ms. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Call before a draft is written, so that none is without an age. */
export const noteChange = (owner: string, form: string): void => {
  localStorage.setItem(agePrefix + JSON.stringify([owner, form]), String(Date.now()));
};

/**
 * Removes drafts that nobody has changed for 30 days, whoever they belong to. Their ages stand beside the database, so
 * that it is opened only when there is something to remove. An age outlives a draft that was removed otherwise.
 */
export async function expireDrafts(remove: (owner: string, form: string) => Promise<void>): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(agePrefix) || Number(localStorage.getItem(key)) > oldest) continue;
    const [owner, form] = JSON.parse(key.slice(agePrefix.length)) as [string, string];
    await remove(owner, form);
    localStorage.removeItem(key);
  }
}
