/** Questions that something in the page asks and a test answers when its path says so. */
export class Hold<Answer> {
  readonly #name: string;
  readonly #usual: Answer;
  readonly #stale: Answer;
  readonly #timeout: number;
  #open: boolean;
  #asked: ((answer: Answer) => void)[] = [];
  #arrival: (() => void) | undefined;

  /** `usual` is the answer while open, `stale` the one to a question that a newer one has overtaken. `timeout` in ms. */
  constructor(
    name: string,
    answers: { usual: Answer; stale: Answer },
    { open = true, timeout = 10_000 } = {},
  ) {
    this.#name = name;
    this.#usual = answers.usual;
    this.#stale = answers.stale;
    this.#open = open;
    this.#timeout = timeout;
  }

  /** From now on questions wait. */
  close(): void {
    this.#open = false;
  }

  /** From now on everything gets the usual answer, what waits included. */
  open(): void {
    this.#open = true;
    for (const settle of this.#asked.splice(0)) settle(this.#usual);
  }

  /** The newest question gets this answer; older ones, which nobody waits for any more, the stale one. */
  async answer(answer: Answer): Promise<void> {
    await this.#arrived();
    this.#asked.pop()?.(answer);
    for (const settle of this.#asked.splice(0)) settle(this.#stale);
  }

  ask(): Promise<Answer> {
    if (this.#open) return Promise.resolve(this.#usual);
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      this.#arrival?.();
    });
  }

  async #arrived(): Promise<void> {
    if (this.#asked.length > 0) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the page did not ask for ${this.#name} within ${this.#timeout} ms`));
      }, this.#timeout);
      this.#arrival = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#arrival = undefined;
  }
}
