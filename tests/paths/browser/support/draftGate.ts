import type { Page } from 'playwright-core';
import { deviceDraft } from '#tests/support/browser/deviceDraft.ts';
import type { Hold } from './hold.ts';
import { holdStorage } from './storageGate.ts';

/** Holds the loading of a form's draft until the path says what the device keeps; later writes pass. */
export class DraftGate {
  readonly #page: Page;
  readonly #key: [owner: string, form: string];
  readonly #storage: Hold<'pass' | 'fail'>;

  private constructor(page: Page, key: [string, string], storage: Hold<'pass' | 'fail'>) {
    this.#page = page;
    this.#key = key;
    this.#storage = storage;
  }

  /** Call before the page loads. */
  static async on(page: Page, key: [owner: string, form: string]): Promise<DraftGate> {
    const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
    drafts.close();
    return new DraftGate(page, key, drafts);
  }

  async give(draft: unknown): Promise<void> {
    if (draft) await deviceDraft(this.#page.context(), this.#key, draft);
    await this.#storage.answer('pass');
    this.#storage.open();
  }

  async fail(): Promise<void> {
    await this.#storage.answer('fail');
    this.#storage.open();
  }

  /** What the device keeps now. */
  kept(): Promise<unknown> {
    return deviceDraft(this.#page.context(), this.#key);
  }
}
