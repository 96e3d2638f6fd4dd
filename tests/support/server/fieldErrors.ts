import type { Locator } from 'playwright-core';
import type { Key, Say } from '../browser/texts.ts';

/**
 * Throws unless the control is marked invalid with this very code, visibly and for screen readers; null: marked
 * valid.
 */
export async function showsFieldError(
  control: Locator,
  say: Say,
  code: string | null,
  area?: 'fields' | 'problems',
): Promise<void> {
  const wanted = code === null ? '' : area ? say(area, code as Key<typeof area>) : fieldText(say, code);
  const read = () =>
    control.evaluate((element) => {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const errors = ids.flatMap((id) => {
        const note = document.getElementById(id);
        return (note?.matches('.field-error') ? note : note?.querySelector('.field-error')) ?? [];
      });
      return {
        invalid: element.getAttribute('aria-invalid'),
        text: errors.map((note) => note.textContent).join(),
      };
    });
  let told = await read();
  if (wanted !== '' && told.text === '') {
    // Rare texts are loaded when the first of them is to be shown.
    await control.page().locator('.field-error', { hasText: wanted }).first().waitFor();
    told = await read();
  }
  const name = (await control.getAttribute('name')) ?? 'the field';
  if (told.invalid !== String(code !== null)) throw new Error(`${name} is invalid: ${told.invalid}`);
  if (told.text !== wanted) throw new Error(`${name} says "${told.text}", not "${wanted}"`);
}

/** As a field says it: rare codes have their text among the problems. */
export function fieldText(say: Say, code: string): string {
  try {
    return say('fields', code as Key<'fields'>);
  } catch {
    return say('problems', code as Key<'problems'>);
  }
}
