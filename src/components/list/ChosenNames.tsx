import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';

const namesShown = 5;

interface ChosenNamesProps {
  rows: readonly ChosenRow[];
  /** Says how many others there are. */
  others: (count: number) => string;
}

/** Names the first few people affected by a change. */
export const ChosenNames = ({ rows, others }: ChosenNamesProps) => (
  <ul className="quiet small">
    {rows.slice(0, namesShown).map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
    {rows.length > namesShown && <li>{others(rows.length - namesShown)}</li>}
  </ul>
);
