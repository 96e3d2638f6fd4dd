import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGateCode, judgeSlot, parseGateCode, SLOT_MS, slotOf } from './gateCode.ts';

const gateId = '0199f1de-7a52-7c31-9d0e-3b1f0a4c5d6e';
const mac = 'AAAAAAAAAAAAAAAAAAAAAA';
const code = fc.record({
  gateId: fc.uuid(),
  slot: fc.integer({ min: 0, max: slotOf(Date.parse('2200-01-01')) }),
  mac: fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
});

describe('gate code', () => {
  it('comes back from its text', () => {
    fc.assert(
      fc.property(code, (parts) => {
        expect(parseGateCode(formatGateCode(parts))).toEqual(parts);
      }),
    );
  });

  it('is written in one way only: another text is another code or none', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (parts, at, letter) => {
        const text = formatGateCode(parts);
        const place = at % text.length;
        const altered = text.slice(0, place) + letter + text.slice(place + 1);
        const parsed = parseGateCode(altered);
        if (parsed) expect(formatGateCode(parsed)).toBe(altered);
      }),
    );
  });

  it.each([
    '',
    `dvm1.${gateId}.59000000.${mac}`,
    `DVM2.${gateId}.59000000.${mac}`,
    `DVM1.${gateId.toUpperCase()}.59000000.${mac}`,
    `DVM1.${gateId}.059000000.${mac}`,
    `DVM1.${gateId}.-1.${mac}`,
    `DVM1.${gateId}.5.9.${mac}`,
    `DVM1.${gateId}.9999999999999.${mac}`,
    `DVM1.${gateId}.59000000.${mac}A`,
    `DVM1.${gateId}.59000000.${mac.slice(1)}`,
    `DVM1.${gateId}.59000000.${mac.slice(0, 21)}B`,
    `DVM1.${gateId}.59000000.${mac}\n`,
    ` DVM1.${gateId}.59000000.${mac}`,
    'https://example.uz/',
  ])('does not read %j', (text) => {
    expect(parseGateCode(text)).toBeUndefined();
  });

  it('is good for its slot and one either side', () => {
    const slot = 59_000_000;
    const from = slot * SLOT_MS;
    expect(judgeSlot(slot, from - SLOT_MS)).toBe('current');
    expect(judgeSlot(slot, from)).toBe('current');
    expect(judgeSlot(slot, from + 2 * SLOT_MS - 1)).toBe('current');
    expect(judgeSlot(slot, from + 2 * SLOT_MS)).toBe('stale');
    expect(judgeSlot(slot, from - SLOT_MS - 1)).toBe('future');
  });
});
