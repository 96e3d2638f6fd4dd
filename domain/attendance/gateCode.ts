/** The rotating code of a gate (product §3). */
export const SLOT_MS = 30_000;
/** The slot of a printed code, which no screen ever shows. */
export const PRINTED_SLOT = 0;

export interface GateCode {
  /** A lower-case UUID. */
  gateId: string;
  /** Number of the 30-second interval since the epoch. */
  slot: number;
  /** First 16 bytes of HMAC-SHA256(gate secret, `gateId|slot`), base64url. */
  mac: string;
}

export const slotOf = (instantMs: number): number => Math.floor(instantMs / SLOT_MS);

export const formatGateCode = ({ gateId, slot, mac }: GateCode): string => `DVM1.${gateId}.${slot}.${mac}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** 22 characters hold 132 bits. The last 4 bits of a 16-byte value are zero, so each MAC has exactly one spelling. */
const MAC = '[A-Za-z0-9_-]{21}[AQgw]';
const PATTERN = new RegExp(`^DVM1\\.(${UUID})\\.(0|[1-9]\\d{0,11})\\.(${MAC})$`);

/** Parses a gate's code strictly; undefined for anything else. Only the server can verify the MAC. */
export function parseGateCode(text: string): GateCode | undefined {
  const [, gateId, slot, mac] = PATTERN.exec(text) ?? [];
  if (gateId === undefined || slot === undefined || mac === undefined) return undefined;
  return { gateId, slot: Number(slot), mac };
}

/** How long after its code's slot a punch stored on the phone still counts. */
export const LATE_MS = 24 * 3_600_000;
/** A scan that arrives within this time was not delayed: its code was too old when it was scanned. */
const AT_ONCE_MS = 120_000;
/** The allowed difference of a phone's clock, when its time is the only evidence. */
const PHONE_CLOCK_MS = 600_000;

export type SlotJudgement = 'current' | 'stale' | 'future';
export type ArrivedJudgement = SlotJudgement | 'late' | 'tooLate' | 'claimsFuture' | 'claimsEarlier';

/** A code is accepted in its own slot and one slot either side. */
export function judgeSlot(slot: number, now: number): SlotJudgement {
  const age = slotOf(now) - slot;
  if (Math.abs(age) <= 1) return 'current';
  return age > 0 ? 'stale' : 'future';
}

/**
 * Judges a scanned code on arrival. After its slot, it is `late` when the phone claims to have scanned it in time, and
 * `stale` when it had expired by then. Impossible claims are refused: of a time in the future, or before the code was
 * shown.
 */
export function judgeArrived(slot: number, scannedAt: number, now: number): ArrivedJudgement {
  const judged = judgeSlot(slot, now);
  if (judged !== 'stale') return judged;
  const shownAt = slot * SLOT_MS;
  const slack = now - scannedAt <= AT_ONCE_MS ? 0 : PHONE_CLOCK_MS;
  if (scannedAt > now + PHONE_CLOCK_MS) return 'claimsFuture';
  if (scannedAt < shownAt - SLOT_MS - PHONE_CLOCK_MS) return 'claimsEarlier';
  if (scannedAt >= shownAt + 2 * SLOT_MS + slack) return 'stale';
  return now - shownAt > LATE_MS ? 'tooLate' : 'late';
}
