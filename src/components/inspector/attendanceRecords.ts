import type { components } from '#openapi/generated/contract.d.ts';
import type { ChartedRecord } from './record.ts';

type Schemas = components['schemas'];
type Step = ChartedRecord['trail'][number];

const step = (event: string, at: string | null, by: string | null = null): Step[] =>
  at === null ? [] : [{ event, at, by }];

/** A state that ends the way before anything has held. */
const ends = { refused: 'refuse', withdrawn: 'withdraw' } as const;
/** The last decision is told with who made it; an earlier one is theirs only where nobody has decided since. */
const findAccepter = (
  { proposedBy, proposedByName, decidedByName }: Schemas['Correction'] | Schemas['Absence'],
  decidedLast: boolean,
) => (proposedBy === 'employer' ? proposedByName : decidedLast ? decidedByName : null);

export function correctionRecord(name: string, correction: Schemas['Correction']): ChartedRecord {
  const { state, proposedAt, proposedByName, acceptedAt, decidedAt, decidedByName } = correction;
  return {
    name,
    states: [state],
    trail: [
      ...step('proposed', proposedAt, proposedByName),
      ...step('correction.accept', acceptedAt, findAccepter(correction, true)),
      ...(state === 'refused' || state === 'withdrawn'
        ? step(`correction.${ends[state]}`, decidedAt, decidedByName)
        : []),
      // By the product, in the same breath as the newer one began to hold.
      ...(state === 'replaced' ? step('correction.replace', decidedAt) : []),
    ],
  };
}

export function absenceRecord(name: string, absence: Schemas['Absence']): ChartedRecord {
  const { state, proposedAt, proposedByName, acceptedAt, decidedAt, decidedByName } = absence;
  const verb = state === 'withdrawn' && acceptedAt !== null ? 'cancel' : ends[state as keyof typeof ends];
  return {
    name,
    states: [state],
    trail: [
      ...step('proposed', proposedAt, proposedByName),
      ...step('absence.accept', acceptedAt, findAccepter(absence, state === 'accepted')),
      ...(verb ? step(`absence.${verb}`, decidedAt, decidedByName) : []),
    ],
  };
}

/** Nobody is told when a reason was due, or when its time was over; `given` is what is known of one that was given. */
export function reasonRecord(
  name: string,
  state: Schemas['TardinessReasonState'],
  given: (Pick<Schemas['ReasonOfDay'], 'givenAt' | 'decidedAt'> & { decidedByName?: string | null }) | null,
): ChartedRecord {
  const verb = state === 'accepted' ? 'accept' : state === 'refused' ? 'refuse' : undefined;
  return {
    name,
    states: [state],
    trail: given
      ? [
          ...step('tardinessReason.give', given.givenAt),
          ...(verb ? step(`tardinessReason.${verb}`, given.decidedAt, given.decidedByName) : []),
        ]
      : [],
  };
}

/** One that waits; it is shown nowhere once it is decided. */
export const latePunchRecord = (name: string, arrivedAt: string | null): ChartedRecord => ({
  name,
  states: ['waiting'],
  trail: step('waiting', arrivedAt),
});
