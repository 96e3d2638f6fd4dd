import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { mac, signingKey } from '../../secrets.ts';

/** The token of a paired gate screen; only its hash is stored. */
export const newGateToken = (): string => `gate_${randomBytes(32).toString('base64url')}`;

export const hashGateToken = (config: Pick<Config, 'secretKey'>, token: string): string =>
  mac(signingKey(config, 'gateToken'), token);
