import { planner } from '#domain/attendance/rules.ts';
import { companyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Server } from '../createServer.ts';
import type { Executor } from '../database/database.ts';
import { describeFailure } from '../http/errors.ts';
import { calendarDaysOf, paySettingsOf, workSettingsOf } from '../modules/organization/index.ts';
import { instantOf, type DemoRules, type Destination } from './destinations.ts';
import { workOff, type Jobs } from './jobs.ts';
import { live } from './life.ts';
import { keepLived } from './lived.ts';
import { quietly } from './quietly.ts';

export interface Living {
  /** Advances the demo to the destination, and answers with the time when everything has happened. */
  move: (to: Destination) => Promise<Date>;
  /** Advances the demo to the clock's time. */
  catchUp: () => Promise<void>;
}

const CATCHES_UP_EVERY_MS = 15_000;

/** The demo's people follow the clock, whether it runs or is moved; the employer's decisions are left to the user. */
export function keepLiving(server: Server, organizationId: string, from: number): Living {
  const { db, clock, log } = server.services;
  let lived = from;
  let isStopping = false;
  let current: Promise<unknown> = Promise.resolve();
  const onReached = (at: number) => {
    lived = at;
  };
  const life = { server, organizationId, withOwner: false, onReached, isStopping: () => isStopping };
  const liveTo = async (until: number, jobs: Jobs) => {
    try {
      await quietly(log, () => live({ ...life, jobs }, lived, until));
    } finally {
      await keepLived(db, lived);
    }
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = current.catch(() => undefined).then(work);
    current = next;
    return next;
  };
  const catchUp = () =>
    inTurn(async () => {
      if (!isStopping && clock.now() > lived) await liveTo(clock.now(), 'none');
    });
  const move = (to: Destination) =>
    inTurn(async () => {
      const until = instantOf(to, clock.now(), await rulesOf(db, organizationId, clock.now()));
      await liveTo(until, 'all');
      if (isStopping) return clock.date();
      clock.set(until);
      await workOff(server);
      await server.reminded();
      await server.figuresCounted();
      return clock.date();
    });
  const timer = setInterval(() => {
    catchUp().catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, 'the demo could not catch up with its clock'),
    );
  }, CATCHES_UP_EVERY_MS).unref();
  server.app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
    await current.catch(() => undefined);
  });
  return { move, catchUp };
}

async function rulesOf(db: Executor, organizationId: string, now: number): Promise<DemoRules> {
  const settings = await workSettingsOf(db, organizationId);
  const days = await calendarDaysOf(db, organizationId);
  const pay = versionOn(await paySettingsOf(db, organizationId), companyDate(now))!;
  return { plan: planner({ settings, schedules: new Map(), days }), pay };
}
