import { createHmac } from 'node:crypto';

const MAC_BYTES = 16;
const TYPED_CODES = 100_000_000n;

/** The MAC of a gate's QR code: HMAC-SHA256(gate secret, `gateId|slot`), 16 bytes as base64url (product §3). */
export const macOf = (secret: Buffer, gateId: string, slot: number): string =>
  createHmac('sha256', secret)
    .update(`${gateId}|${slot}`)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url');

/**
 * The 8 digits beside the QR code. Derived from another message than the QR code, so that neither reveals the other.
 */
export const typedCodeOf = (secret: Buffer, gateId: string, slot: number): string => {
  const digest = createHmac('sha256', secret).update(`typed|${gateId}|${slot}`).digest();
  return (digest.readBigUInt64BE() % TYPED_CODES).toString().padStart(8, '0');
};
