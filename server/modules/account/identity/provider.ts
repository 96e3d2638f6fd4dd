import type { components } from '#openapi/generated/contract.d.ts';
import { notFound, Problem } from '../../../http/problem.ts';

export type ProviderName = components['schemas']['Provider'];

/** A proven identity: `subject` is the provider's id of the person, which never changes. */
export interface ProvenIdentity {
  provider: ProviderName;
  subject: string;
  displayName: string;
}

export const providerOff = () => notFound('providerOff');
/** Forged, altered, issued for somebody else, or already used. */
export const identityRefused = (detail: string) => new Problem('identityRefused', { detail });
export const identityOutdated = () => new Problem('identityOutdated');
export const providerAway = (detail: string) =>
  new Problem('providerAway', { detail, retryAfterSeconds: 30 });

const LONGEST_NAME = 120;

/** A display name; control characters and excessive length are rejected. */
export const displayNameOf = (...parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replaceAll(/[\u0000-\u001f\u007f\p{Surrogate}]/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
    .replace(/[\ud800-\udbff]$/, '') || '—';
