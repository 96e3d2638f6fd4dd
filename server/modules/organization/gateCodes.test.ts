import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatGateCode, parseGateCode } from '#domain/attendance/gateCode.ts';
import { macOf, typedCodeOf } from './gateCodes.ts';

const gateId = '0193f5a2-0000-7000-8000-000000000001';
const secret = Buffer.from('0123456789abcdef0123456789abcdef');

test('the mac is what any HMAC-SHA256 makes of gateId|slot, cut to 16 bytes', () => {
  const whole = createHmac('sha256', secret).update(`${gateId}|58000000`).digest('hex');
  expect(Buffer.from(macOf(secret, gateId, 58_000_000), 'base64url').toString('hex')).toBe(
    whole.slice(0, 32),
  );
});

test('every code can be read back, and another secret, gate or slot gives another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      (slot, bytes) => {
        const key = Buffer.from(bytes);
        const mac = macOf(key, gateId, slot);
        expect(parseGateCode(formatGateCode({ gateId, slot, mac }))).toEqual({ gateId, slot, mac });
        expect(typedCodeOf(key, gateId, slot)).toMatch(/^\d{8}$/);
        expect(macOf(key, gateId, slot + 1)).not.toBe(mac);
        expect(macOf(Buffer.from('another'), gateId, slot)).not.toBe(mac);
        expect(macOf(key, gateId.replace('1', '2'), slot)).not.toBe(mac);
      },
    ),
  );
});

test('typed digits change with the slot and spread over their whole range', () => {
  const codes = Array.from({ length: 2000 }, (_, slot) => typedCodeOf(secret, gateId, slot));
  expect(new Set(codes).size).toBeGreaterThan(1990);
  for (const first of '0123456789')
    expect(codes.filter((code) => code.startsWith(first)).length).toBeGreaterThan(130);
});
