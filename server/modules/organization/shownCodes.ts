import {
  formatGateCode,
  judgeArrived,
  judgeSlot,
  parseGateCode,
  PRINTED_SLOT,
  SLOT_MS,
  slotOf,
  type ArrivedJudgement,
} from '#domain/attendance/gateCode.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { dataKey, sameText, unseal } from '../../secrets.ts';
import { macOf, typedCodeOf } from './gateCodes.ts';
import { selectGate } from './sql/gates.ts';

type Gate = NonNullable<Awaited<ReturnType<typeof selectGate>>>;

export const gateSecretOf = (
  config: Services['config'],
  gate: Pick<Gate, 'id' | 'secretEncrypted'>,
): Buffer => unseal(dataKey(config, 'gateSecret'), gate.secretEncrypted, gate.id);

/** The code on the gate's screen during `slot`. */
export function makeSlotCode(
  secret: Buffer,
  gateId: string,
  slot: number,
  now: number,
): components['schemas']['GateSlot'] {
  const startsInMs = slot * SLOT_MS - now;
  return {
    code: formatGateCode({ gateId, slot, mac: macOf(secret, gateId, slot) }),
    typedCode: typedCodeOf(secret, gateId, slot),
    startsInMs,
    endsInMs: startsInMs + SLOT_MS,
  };
}

export interface ShownCode {
  organizationId: string;
  /** The scanned text, or with `gateId` the 8 typed digits. */
  code: string;
  gateId: string | undefined;
  /** The phone's claim, epoch ms. */
  scannedAt: number;
  /** The server's time of receipt, epoch ms. */
  now: number;
}
type Refused =
  | 'codeAltered'
  | 'codeExpired'
  | 'gateUnknown'
  | 'otherCompany'
  | 'punchTooLate'
  | 'scannedInFuture'
  | 'scannedAtWrong';

export type CodeCheck =
  /** `lateAt`: of a code that arrived after its slot, when that began, epoch ms. */
  { valid: true; gate: Pick<Gate, 'id' | 'title'>; lateAt?: number } | { valid: false; code: Refused };

const refusals: Record<Exclude<ArrivedJudgement, 'current' | 'late'>, Refused> = {
  stale: 'codeExpired',
  future: 'codeExpired',
  tooLate: 'punchTooLate',
  claimsFuture: 'scannedInFuture',
  claimsEarlier: 'scannedAtWrong',
};

const refuse = (code: Refused) => ({ valid: false as const, code });

/** Checks that someone is, or was when they scanned, at a gate of this company (product §3). Only reads. */
export async function checkGateCode(
  { config }: Pick<Services, 'config'>,
  db: Executor,
  { organizationId, code, gateId, scannedAt, now }: ShownCode,
): Promise<CodeCheck> {
  const scanned = gateId === undefined ? parseGateCode(code) : undefined;
  const shownBy = gateId ?? scanned?.gateId;
  if (shownBy === undefined) return refuse('codeAltered');
  const gate = await selectGate(db, shownBy);
  if (!gate || gate.closedAt) return refuse('gateUnknown');
  const secret = gateSecretOf(config, gate);
  if (scanned && !sameText(scanned.mac, macOf(secret, gate.id, scanned.slot))) return refuse('codeAltered');
  if (gate.organizationId !== organizationId) return refuse('otherCompany');
  const printed = scanned?.slot === PRINTED_SLOT;
  if (gate.isStatic) return printed ? { valid: true, gate } : refuse('codeAltered');
  const judged = scanned
    ? judgeArrived(scanned.slot, scannedAt, now)
    : judgeTyped(secret, gate.id, code, now);
  if (judged === 'unknown') return refuse('codeAltered');
  if (judged === 'current') return { valid: true, gate };
  if (judged === 'late') return { valid: true, gate, lateAt: scanned!.slot * SLOT_MS };
  return refuse(refusals[judged]);
}

/**
 * Typed digits contain no slot, so they are compared with the valid slots, and with some earlier ones to distinguish
 * "expired" from "wrong".
 */
const TYPED_SLOTS = [0, -1, 1, -2, -3, -4, -5, -6];

function judgeTyped(secret: Buffer, gateId: string, digits: string, now: number) {
  const offset = TYPED_SLOTS.find((step) =>
    sameText(digits, typedCodeOf(secret, gateId, slotOf(now) + step)),
  );
  return offset === undefined ? 'unknown' : judgeSlot(slotOf(now) + offset, now);
}
