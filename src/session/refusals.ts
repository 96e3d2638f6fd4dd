const refusals = new EventTarget();
const notYourJob = 'notYourJob';

/** Calls back when a call was refused because the person no longer has the job it was made in. */
export const onNotYourJob = (listener: () => void): void => {
  refusals.addEventListener(notYourJob, listener);
};

/** `answer` is read, so it must be a copy. */
export async function announceRefusal(answer: Response): Promise<void> {
  const problem = (await answer.json().catch(() => null)) as { code?: unknown } | null;
  if (problem?.code === notYourJob) refusals.dispatchEvent(new Event(notYourJob));
}
