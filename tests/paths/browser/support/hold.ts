/** Questions of the page that a test answers when its path says so. */
export class Hold<Answer> {
  readonly #name: string;
  readonly #usual: Answer;
  readonly #stale: Answer;
  readonly #timeout: number;
  #open: boolean;
  #asked: ((answer: Answer) => void)[] = [];
  #arrival: (() => void) | undefined;

  /** `usual` is the answer while open, `stale` the one to a superseded question. `timeout` in ms. */
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

  /** Holds questions from now on. */
  close(): void {
    this.#open = false;
  }

  /** Gives everything the usual answer from now on, including what is held. */
  open(): void {
    this.#open = true;
    for (const settle of this.#asked.splice(0)) settle(this.#usual);
  }

  /** The newest question gets this answer; older, superseded ones get the stale one. */
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
