import type { components } from '#openapi/generated/contract.d.ts';
import type { Outlet } from '../../http/eventStream.ts';
import type { SignedIn } from '../../http/operation.ts';
import type { Topic } from './change.ts';
import { present } from './present.ts';
import type { NotificationRow } from './sql/notifications.ts';

type Events = components['schemas']['StreamEvents'];
export type EndReason = NonNullable<Events['end']>['reason'];

const BEAT_EVERY_MS = 20_000;
/** How much may wait for a slow page; beyond it the stream is cut, and the page reconnects from where it was. */
const MOST_WAITING_BYTES = 256 * 1024;

/** One open page: its position in the person's sequence, and when it must end. */
export class Stream {
  readonly caller: SignedIn;
  /** Last number sent to it; undefined until its start is known. */
  sequence: number | undefined;
  #outlet: Outlet;
  #beatAt: number;

  constructor(caller: SignedIn, outlet: Outlet, now: number) {
    this.caller = caller;
    this.#outlet = outlet;
    this.#beatAt = now + BEAT_EVERY_MS;
  }

  begin(sequence: number, ready: NonNullable<Events['ready']>): void {
    this.sequence = sequence;
    this.#outlet.send('ready', ready, sequence);
  }

  /** Sends each notification once and in order, even if it is read twice. A device is not warned of its own sign-in. */
  pass(row: NotificationRow): void {
    if (this.sequence === undefined || row.sequence <= this.sequence) return;
    this.sequence = row.sequence;
    const about = row.data as { deviceId?: string };
    if (row.type === 'warningNewDevice' && about.deviceId === this.caller.deviceId) return;
    this.#outlet.send('notification', present(row), row.sequence);
    this.#holdBack();
  }

  notifyUnread(unread: number): void {
    this.#outlet.send('unread', { unread });
    this.#holdBack();
  }

  notifyChange(topic: Topic): void {
    this.#outlet.send('change', { topic });
    this.#holdBack();
  }

  /** `now` is real time, because proxies in between know no other. */
  beat(now: number): void {
    if (now < this.#beatAt) return;
    this.#beatAt = now + BEAT_EVERY_MS;
    this.#outlet.beat();
    this.#holdBack();
  }

  end(reason: EndReason): void {
    this.#outlet.send('end', { reason });
    this.#outlet.end();
  }

  #holdBack(): void {
    if (this.#outlet.waiting() <= MOST_WAITING_BYTES) return;
    this.end('tooSlow');
    this.#outlet.cut();
  }
}
