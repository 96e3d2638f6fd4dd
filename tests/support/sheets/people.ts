import { columnKeys, columns } from '#domain/import/columns.ts';
import type { SheetCell } from './xlsx.ts';

const lastNames = [
  'Karimova',
  'Rahimov',
  'Yoʻldosheva',
  'Gʻofurov',
  'Тошматов',
  'Абдуллаева',
  'Saidova',
  'Nazarov',
];
const firstNames = [
  'Aziza',
  'Dilshod',
  'Oʻgʻiloy',
  'Жасур',
  'Malika',
  'Шерзод',
  'Bobur',
  'Nilufar',
  'Otabek',
];

const endings = ['', ...[...'abdefghijklmnopqrstuvxyz'].flatMap((a) => [...'aeiou'].map((b) => a + b))];

/** Passes the checksum of card numbers. */
function card(index: number): string {
  const body = `8600${String(index).padStart(11, '0')}`;
  let sum = 0;
  for (let at = 0; at < 15; at += 1) {
    const doubled = Number(body[14 - at]) * 2;
    sum += at % 2 === 0 ? (doubled > 9 ? doubled - 9 : doubled) : Number(body[14 - at]);
  }
  return body + String((10 - (sum % 10)) % 10);
}

function pinfl(index: number): string {
  // Districts and serials start with one: nothing to warn about.
  const body = `3010190${String(100 + Math.floor(index / 900))}${String((index % 900) + 1).padStart(3, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * ([7, 3, 1][at % 3] ?? 0), 0);
  return body + String(sum % 10);
}

export const headings = columnKeys.map((key) => columns[key].headings['uz-Latn']);

/** A unique person of the list, as a file of the template holds them. */
export const person = (index: number): SheetCell[] => [
  // As many different names as a real list has.
  `${lastNames[index % lastNames.length] ?? ''}${endings[Math.floor(index / 8) % endings.length] ?? ''}`,
  firstNames[index % firstNames.length] ?? '',
  `AA${String(1_000_000 + index)}`,
  pinfl(index),
  `99890${String(1_000_000 + index)}`,
  card(index),
  4_000_000 + (index % 50) * 100_000,
  index % 20 ? 'Ishlamoqda' : 'Bloklangan',
];

export const people = (count: number): SheetCell[][] => [
  headings,
  ...Array.from({ length: count }, (_, index) => person(index)),
];
