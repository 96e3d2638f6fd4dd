import { maskCard } from '../format/identifiers.ts';

const MASK = /^(\d{4})[•●·*xXхХ]{4,8}(\d{4})$/;

/** Of a text that may be a masked card: the mask as we write it. */
export function cardMaskOf(text: string): string | undefined {
  const match = MASK.exec(text.replace(/[\s-]/gu, ''));
  return match ? maskCard({ first4: match[1] ?? '', last4: match[2] ?? '' }) : undefined;
}
