import { keepFigures, recallFigures, type FigureOwner } from '#src/runtime/figures/figureStore.ts';
import { employeeNow } from '../shared/employeeNow.ts';

const isSame = (one: FigureOwner, other: FigureOwner | null) =>
  one.accountId === other?.accountId && one.employeeId === other.employeeId;

/**
 * Fetches figures and stores them on this phone for the person who asked, unless somebody else, or another job, is
 * signed in by then. A failure to store is ignored.
 */
export async function askAndKeep<Figures>(name: string, ask: () => Promise<Figures>): Promise<Figures> {
  const owner = employeeNow();
  const figures = await ask();
  if (owner && isSame(owner, employeeNow())) void keepFigures(owner, name, figures).catch(() => undefined);
  return figures;
}

export async function recall<Figures>(name: string): Promise<Figures | null> {
  const owner = employeeNow();
  return owner && recallFigures<Figures>(owner, name);
}
