import type { Locator } from 'playwright-core';
import type { Key, Say } from './texts.ts';

/**
 * Throws unless the control is marked invalid with this very code, visibly and for screen readers; null: marked
 * valid.
 */
export async function showsFieldError(
  control: Locator,
  say: Say,
  code: string | null,
  area: 'fields' | 'problems' = 'fields',
): Promise<void> {
  const wanted = code === null ? '' : say(area, code as Key<'fields' | 'problems'>);
  const told = await control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    const errors = ids
      .map((id) => document.getElementById(id))
      .filter((note) => note?.matches('.field-error'));
    return {
      invalid: element.getAttribute('aria-invalid'),
      text: errors.map((note) => note?.textContent).join(),
    };
  });
  const name = (await control.getAttribute('name')) ?? 'the field';
  if (told.invalid !== String(code !== null)) throw new Error(`${name} is invalid: ${told.invalid}`);
  if (told.text !== wanted) throw new Error(`${name} says "${told.text}", not "${wanted}"`);
}
