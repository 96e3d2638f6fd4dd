import type { Identity } from '#domain/employee.ts';
import type { NewOrganization } from '#domain/organization.ts';

/** A company that was sent at least once, with its idempotency key, which is valid until the form changes. */
export interface SentCompany {
  key: string;
  company: NewOrganization;
}

/** What survives a reload. */
export interface ProfileDraft {
  /** Null once the profile is saved: the server has it. */
  identity: Identity | null;
  company: NewOrganization;
  sent: SentCompany | null;
}

export const blankCompany: NewOrganization = { title: '', tin: '' };

export const isSameCompany = (one: NewOrganization, other: NewOrganization): boolean =>
  one.title === other.title && one.tin === other.tin;

const isSameIdentity = (one: Identity, other: Identity): boolean =>
  (Object.keys(one) as (keyof Identity)[]).every((field) => one[field] === other[field]);

/** True while the draft holds a profile that the server does not have. */
export const hasUnsaved = (draft: ProfileDraft | null, saved: Identity): boolean =>
  draft !== null && draft.identity !== null && !isSameIdentity(draft.identity, saved);

export const hasCompany = (draft: ProfileDraft | null): boolean =>
  draft !== null && !isSameCompany(draft.company, blankCompany);
