import type { RequestDetails } from '#src/actors/money/requestDetails.ts';

type Payment = {
  state: RequestDetails['state'];
  attempts: ReadonlyArray<{ answers: ReadonlyArray<Pick<Answer, 'outcome'>> }>;
};
type Answer = RequestDetails['attempts'][number]['answers'][number];

const isPaid = ({ answers }: Payment['attempts'][number]) => {
  const outcomes = answers.map(({ outcome }) => outcome);
  return outcomes.lastIndexOf('settled') > outcomes.lastIndexOf('returned');
};

/** More attempts have brought money than the request's state says: one that had been refused was paid after all. */
export const mayBePaidTwice = ({ state, attempts }: Payment): boolean =>
  attempts.filter(isPaid).length > Number(state === 'paid');
