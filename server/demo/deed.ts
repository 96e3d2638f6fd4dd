import type { Server } from '../createServer.ts';
import type { SampleEmployee } from '../seed/people.ts';
import type { Act, Actors } from './acting.ts';

/** What the people of the demo act on. */
export interface World {
  server: Server;
  as: Actors;
  /** The owner who acts as the employer in these months. */
  owner: Act;
  /** Ids of the records, by the person. */
  records: ReadonlyMap<SampleEmployee, string>;
}

/** Something that happens at an instant. */
export interface Deed {
  /** Epoch ms. */
  at: number;
  does: (world: World) => Promise<unknown>;
}
