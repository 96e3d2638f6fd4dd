/** A gate's code changes with every slot (product §3). */
export const SLOT_MS = 30_000;

export interface GateCode {
  /** A lower-case UUID. */
  gateId: string;
  /** Number of the half minute since the epoch. */
  slot: number;
  /** First 16 bytes of HMAC-SHA256(gate secret, `gateId|slot`), base64url. */
  mac: string;
}

export const slotOf = (instantMs: number): number => Math.floor(instantMs / SLOT_MS);

export const formatGateCode = ({ gateId, slot, mac }: GateCode): string => `DVM1.${gateId}.${slot}.${mac}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** 22 characters hold 132 bits: the last 4 of a 16-byte value are zero, so a mac is written in one way only. */
const MAC = '[A-Za-z0-9_-]{21}[AQgw]';
const PATTERN = new RegExp(`^DVM1\\.(${UUID})\\.(0|[1-9]\\d{0,11})\\.(${MAC})$`);

/** Undefined for anything but a gate's code to the letter. Whether its mac is right only the server can tell. */
export function parseGateCode(text: string): GateCode | undefined {
  const [, gateId, slot, mac] = PATTERN.exec(text) ?? [];
  if (gateId === undefined || slot === undefined || mac === undefined) return undefined;
  return { gateId, slot: Number(slot), mac };
}

export type SlotJudgement = 'current' | 'stale' | 'future';

/** A slot is good for itself and one slot either side. */
export function judgeSlot(slot: number, now: number): SlotJudgement {
  const age = slotOf(now) - slot;
  if (Math.abs(age) <= 1) return 'current';
  return age > 0 ? 'stale' : 'future';
}
