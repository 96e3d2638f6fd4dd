/** Allowed files of an absence, detected by their first bytes, not by their names. */
export type AbsenceFileType = 'pdf' | 'jpeg' | 'png';

/** 5 MB. */
export const MOST_FILE_BYTES = 5_000_000;

const beginnings: readonly (readonly [AbsenceFileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** How many bytes the detection needs. */
export const TELLING_BYTES = 8;

export const fileTypeOf = (bytes: Uint8Array): AbsenceFileType | null =>
  beginnings.find(([, beginning]) => beginning.every((byte, place) => bytes[place] === byte))?.[0] ?? null;
