/** The rotating code of a gate (product §3). */
export const SLOT_MS = 30_000;

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

export type SlotJudgement = 'current' | 'stale' | 'future';

/** A code is accepted in its own slot and one slot either side. */
export function judgeSlot(slot: number, now: number): SlotJudgement {
  const age = slotOf(now) - slot;
  if (Math.abs(age) <= 1) return 'current';
  return age > 0 ? 'stale' : 'future';
}
