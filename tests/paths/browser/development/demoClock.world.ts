import { sql } from 'kysely';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import type { Destination } from '#machines/flows/development/demoClock/demoClockMachine.ts';
import { beginDemo } from '#server/demo/index.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { sampleId } from '#server/seed/numbers.ts';
import type { App, AppOptions } from '#tests/support/browser/app.ts';

/** The sample company on a server whose clock the bar moves; between the moves it stands still. */
export const demoOptions: AppOptions = {
  seed: seedSampleCompany,
  config: { demo: true },
  begin: (server) => beginDemo(server, sampleId('organization', 'Namuna Savdo')),
};

/** What the bar shows at the server's time. */
export function shownTime({ server }: App): string {
  const now = server.clock.now();
  const date = companyDate(now);
  return `${formatDate(date, 'uz-Latn', 'weekday')}, ${formatDate(date, 'uz-Latn')}, ${formatTime(now)}`;
}

const move = (app: App, to: Destination) =>
  fetch(`${app.server.url}/dev/clock/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });

/** Moves the clock by a day, as another window does: the move is under way while `during` runs, and then ends. */
export async function movedElsewhere(app: App, during: () => Promise<unknown>): Promise<void> {
  const moves = await app.server.db.transaction().execute(async (holding) => {
    // What the move reads first.
    await sql`lock table work_settings in access exclusive mode`.execute(holding);
    const both = [move(app, 'day'), move(app, 'day')];
    // Of two at once one is refused, and so the other has begun.
    const { status } = await Promise.race(both);
    if (status !== 409) throw new Error(`the second of two moves answered ${status}`);
    await during();
    return both;
  });
  const statuses = (await Promise.all(moves)).map((answer) => answer.status).sort();
  if (statuses.join() !== '200,409') throw new Error(`two moves answered ${statuses.join()}`);
}
