import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { mac, signingKey } from '../../secrets.ts';

/** What a paired gate screen holds; only its hash is kept. */
export const newGateToken = (): string => `gate_${randomBytes(32).toString('base64url')}`;

export const hashGateToken = (config: Pick<Config, 'secretKey'>, token: string): string =>
  mac(signingKey(config, 'gateToken'), token);
