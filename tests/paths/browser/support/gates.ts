import type { Page } from 'playwright-core';
import { holdRequests, type HeldRequest } from './heldRequests.ts';

export interface GateRoute {
  method: string;
  /** Path of the URL; `*` stands for one segment: `/api/employees/*`. */
  path: string;
}

/** How the development server fails a call: with a status, or by cutting the connection before or after its work. */
export type Fault = number | 'drop' | 'lost';

/** Holds the page's requests to one operation until the test decides their outcome. */
export class Gate {
  readonly #name: string;
  readonly #timeout: number;
  #open = false;
  #held: HeldRequest[] = [];
  #came = 0;
  readonly #waiting = new Set<() => void>();

  constructor(name: string, timeout: number) {
    this.#name = name;
    this.#timeout = timeout;
  }

  /** Requests currently held. */
  get held(): number {
    return this.#held.length;
  }

  /** Lets everything pass from now on, including what is held. */
  async open(): Promise<void> {
    this.#open = true;
    await Promise.all(this.#held.splice(0).map((request) => request.pass()));
    this.#wake();
  }

  /** Holds requests again from now on. */
  close(): void {
    this.#open = false;
  }

  /**
   * Lets the oldest request go to the real server, unchanged, or with other fields in its body, as another app
   * version would send them, so that the server's own rules refuse it.
   */
  async pass(fields?: Record<string, unknown>): Promise<void> {
    const request = await this.#next();
    if (!fields) return request.pass();
    const body = JSON.parse(request.body ?? '{}') as object;
    return request.pass({ body: JSON.stringify({ ...body, ...fields }) });
  }

  /** Lets the oldest request go to the real server, which is told to fail it. */
  async fault(fault: Fault): Promise<void> {
    const request = await this.#next();
    await request.pass({ headers: { ...request.headers, 'x-test-fault': String(fault) } });
  }

  /** Aborts the oldest request: no network. */
  async abort(): Promise<void> {
    await (await this.#next()).abort();
  }

  /** Waits until a request is held here, e.g. before cancelling it in the page. */
  async arrived(): Promise<void> {
    await this.#until(() => this.#held.length > 0, `no request came to gate '${this.#name}'`);
  }

  /** Makes the page abandon the held request and send a new one, which alone is then held. */
  async replacedBy(act: () => Promise<void>): Promise<void> {
    const before = this.#came;
    await act();
    await this.#until(
      () => this.#came > before && this.#held.length === 1,
      `no new request took the place of what gate '${this.#name}' held`,
    );
  }

  /** Waits until the page itself has aborted every held request. */
  async cancelled(): Promise<void> {
    await this.#until(
      () => this.#held.length === 0,
      `gate '${this.#name}' still holds a request that the page should have cancelled`,
    );
  }

  /** @internal */
  take(request: HeldRequest): void {
    if (this.#open) {
      void request.pass();
      return;
    }
    this.#held.push(request);
    this.#came += 1;
    this.#wake();
  }

  /** @internal */
  forget(request: HeldRequest): void {
    this.#held = this.#held.filter((one) => one !== request);
    this.#wake();
  }

  async #next(): Promise<HeldRequest> {
    await this.arrived();
    const request = this.#held.shift();
    if (!request) throw new Error(`no request came to gate '${this.#name}'`);
    return request;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #until(holds: () => boolean, complaint: string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const wake = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(wake);
        reject(new Error(`${complaint} within ${this.#timeout} ms`));
      }, this.#timeout);
      this.#waiting.add(wake);
    });
  }
}

/** One gate for each route, closed at first. `timeout` in ms is how long a gate waits for its request (default 10,000). */
export async function openGates<Name extends string>(
  page: Page,
  routes: Record<Name, GateRoute>,
  timeout = 10_000,
): Promise<Record<Name, Gate>> {
  const entries = Object.entries<GateRoute>(routes);
  const gates = Object.fromEntries(entries.map(([name]) => [name, new Gate(name, timeout)])) as Record<
    Name,
    Gate
  >;
  const ofRequest = ({ method, url }: HeldRequest) => {
    const { pathname } = new URL(url);
    const found = entries.find(([, route]) => route.method === method && expressionOf(route).test(pathname));
    return found && gates[found[0] as Name];
  };
  await holdRequests(page, {
    paths: entries.map(([, { path }]) => path),
    onRequest: (request) => {
      const gate = ofRequest(request);
      if (gate) gate.take(request);
      else void request.pass();
    },
    onGone: (request) => ofRequest(request)?.forget(request),
  });
  return gates;
}

const expressionOf = ({ path }: GateRoute) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}$`);
