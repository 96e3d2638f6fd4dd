import * as v from 'valibot';
import { hasHiddenSigns } from './hiddenSigns.ts';
import { code, requiredText } from './text.ts';

/** Of a gate, a unit, a schedule or a view, as the contract has it. */
export const shortTitleSchema = (longest: number) =>
  v.pipe(
    requiredText((text) => text.trim()),
    v.maxLength(longest, code('tooLong')),
    v.check((title) => !hasHiddenSigns(title), code('hiddenSigns')),
  );

export const SHORT_TITLE_MAX = 100;
