import { maskCard } from '../format/identifiers.ts';

const MASK = /^(\d{4})[•●·*xXхХ]{4,8}(\d{4})$/;

/** Normalises a text that may be a masked card to our own mask. */
export function cardMaskOf(text: string): string | undefined {
  const match = MASK.exec(text.replace(/[\s-]/gu, ''));
  return match ? maskCard({ first4: match[1] ?? '', last4: match[2] ?? '' }) : undefined;
}
