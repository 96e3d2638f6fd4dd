import type { components } from '#openapi/generated/contract.d.ts';
import type { ChartedRecord } from './record.ts';

type Schemas = components['schemas'];
type Step = ChartedRecord['trail'][number];

const step = (event: string, at: string | null, by: string | null = null): Step[] =>
  at === null ? [] : [{ event, at, by }];

/** States that end a proposal which never took effect, with their events. */
const endingVerbs = { refused: 'refuse', withdrawn: 'withdraw' } as const;
/** The API names only who made the last decision, so the accepter is known only if nobody has decided since. */
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
        ? step(`correction.${endingVerbs[state]}`, decidedAt, decidedByName)
        : []),
      // The server replaces it itself at the moment the newer correction is accepted.
      ...(state === 'replaced' ? step('correction.replace', decidedAt) : []),
    ],
  };
}

export function absenceRecord(name: string, absence: Schemas['Absence']): ChartedRecord {
  const { state, proposedAt, proposedByName, acceptedAt, decidedAt, decidedByName } = absence;
  const verb =
    state === 'withdrawn' && acceptedAt !== null ? 'cancel' : endingVerbs[state as keyof typeof endingVerbs];
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

/** The API does not tell when a reason became due or expired; `given` has the times of one that was given. */
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

/** Always a waiting punch: decided ones are shown nowhere. */
export const latePunchRecord = (name: string, arrivedAt: string | null): ChartedRecord => ({
  name,
  states: ['waiting'],
  trail: step('waiting', arrivedAt),
});
