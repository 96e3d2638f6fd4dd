import { assign, sendTo, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { identitySchema, type Identity, type IdentityField } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import {
  newOrganizationSchema,
  type NewOrganization,
  type NewOrganizationField,
} from '#domain/organization.ts';
import { draftDropped, draftStubs, type DraftEvent } from '#machines/support/draft.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { stepShown } from '#machines/support/stepHistory.ts';
import type { Side } from '../sidesCheck/sidesCheckMachine.ts';
import {
  hasCompany,
  hasUnsaved,
  isSameCompany,
  type ProfileDraft,
  type SentCompany,
} from './profileDraft.ts';

export type Job = components['schemas']['Job'];

/** Known data of the person when the screen opens; missing fields are empty. */
export interface KnownProfile {
  identity: Identity;
  jobs: Job[];
}

export interface CreateOrganizationInput {
  idempotencyKey: string;
  company: NewOrganization;
}

/** Whether the app has started with a job, or found none. */
export type AppEntry = 'admitted' | 'withdrawn';

export interface ProfileCreationInput {
  /** Drafts belong to one account: the job is only being chosen. */
  owner: string;
  side: Side;
}

interface ProfileCreationContext extends ProfileCreationInput {
  /** Found on opening; used up once the profile is known. */
  draft: ProfileDraft | null;
  form: Identity;
  errors: Partial<Record<IdentityField, string>>;
  company: NewOrganization;
  companyErrors: Partial<Record<NewOrganizationField, string>>;
  /** The key is reused only while the form is unchanged (product §6). */
  sent: SentCompany | null;
  /** Number of rejected submissions; each new one moves the focus to the first invalid field. */
  refusals: number;
  jobs: Job[];
  /** The offer being accepted, then the job that was joined or created. */
  employeeId: string | null;
  failure: Failure | null;
}

export type ProfileCreationEvent =
  | { type: 'field.changed'; field: IdentityField; value: string }
  | { type: 'company.changed'; field: NewOrganizationField; value: string }
  | { type: 'company.submitted'; newKey: string }
  /** Create another company, by a person who already has a job. */
  | { type: 'company.wanted' }
  | { type: 'form.submitted' }
  | { type: 'step.returned' }
  | { type: 'profile.retried' }
  | { type: 'jobs.checked' }
  | { type: 'job.accepted'; employeeId: string }
  /** The decline machine has declined the job, or got no answer. */
  | { type: 'job.declined' };

const otherErrors = <E extends object>(errors: E, field: keyof E) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
const isGiven = (identity: Identity) => Object.values(identity).every((value) => value !== '');
const holdsJob = (jobs: Job[]) => jobs.some(({ standing }) => standing === 'held');
const isSettled = ({ identity, jobs }: KnownProfile) => isGiven(identity) && holdsJob(jobs);
const fieldsOf = (failure: Failure) => (failure.kind === 'problem' ? failure.fields : {});

export const profileCreationSetup = setup({
  types: {
    context: {} as ProfileCreationContext,
    input: {} as ProfileCreationInput,
    events: {} as ProfileCreationEvent,
    tags: {} as 'busy' | 'error' | 'profile' | 'jobs' | 'company' | 'joined',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    stepHistory: listenerNotProvided('stepHistory'),
    ...draftStubs<ProfileDraft, ProfileCreationInput>(),
    loadProfile: notProvided<KnownProfile, void>('loadProfile'),
    saveProfile: notProvided<Identity, Identity>('saveProfile'),
    findJobs: notProvided<Job[], void>('findJobs'),
    acceptJob: notProvided<void, { employeeId: string }>('acceptJob'),
    createOrganization: notProvided<Job, CreateOrganizationInput>('createOrganization'),
    /** Starts the app again with the new job. */
    enterApp: notProvided<AppEntry, void>('enterApp'),
  },
  actions: {
    showStep: sendTo('stepHistory', stepShown),
    keepDraft: assign({ draft: (_, params: { draft: ProfileDraft | null }) => params.draft }),
    keepProfile: assign(({ context: { draft, company, sent } }, params: { profile: KnownProfile }) => ({
      form: draft?.identity ?? params.profile.identity,
      company: draft?.company ?? company,
      sent: draft ? draft.sent : sent,
      draft: null,
      jobs: params.profile.jobs,
      failure: null,
    })),
    shareDraft: sendTo(
      'draftKeeper',
      ({ context: { form, company, sent } }, { saved }: { saved: boolean }): DraftEvent<ProfileDraft> => ({
        type: 'draft.changed',
        draft: { identity: saved ? null : form, company, sent },
      }),
    ),
    dropDraft: sendTo('draftKeeper', draftDropped),
    keepField: assign(({ context }, params: { field: IdentityField; value: string }) => ({
      form: { ...context.form, [params.field]: params.value },
      errors: otherErrors(context.errors, params.field),
    })),
    nameErrors: assign(({ context }) => ({
      errors: fieldErrors(identitySchema, context.form),
      refusals: context.refusals + 1,
    })),
    keepSaved: assign((_, params: { identity: Identity }) => ({ form: params.identity, failure: null })),
    keepRefusal: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return { failure, errors: fieldsOf(failure), refusals: context.refusals + 1 };
    }),
    keepCompanyField: assign(({ context }, params: { field: NewOrganizationField; value: string }) => ({
      company: { ...context.company, [params.field]: params.value },
      companyErrors: otherErrors(context.companyErrors, params.field),
    })),
    nameCompanyErrors: assign(({ context }) => ({
      companyErrors: fieldErrors(newOrganizationSchema, context.company),
      refusals: context.refusals + 1,
    })),
    markSent: assign(({ context: { sent, company } }, { newKey }: { newKey: string }) => ({
      sent: { key: sent && isSameCompany(sent.company, company) ? sent.key : newKey, company },
    })),
    keepCompanyRefusal: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return { failure, companyErrors: fieldsOf(failure), refusals: context.refusals + 1, sent: null };
    }),
    keepFounded: assign((_, params: { job: Job }) => ({ employeeId: params.job.employeeId, sent: null })),
    keepJobs: assign((_, params: { jobs: Job[] }) => ({ jobs: params.jobs })),
    keepChoice: assign((_, params: { employeeId: string }) => ({
      employeeId: params.employeeId,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    /** Clears earlier server errors before sending again. */
    forgetErrors: assign({ failure: null, errors: {}, companyErrors: {} }),
  },
  guards: {
    complete: ({ context }) => Object.keys(fieldErrors(identitySchema, context.form)).length === 0,
    companyComplete: ({ context }) =>
      Object.keys(fieldErrors(newOrganizationSchema, context.company)).length === 0,
    founds: ({ context }) => context.side === 'employer',
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
    /** Was typing another company. */
    settledFounder: ({ context }, params: { profile: KnownProfile }) =>
      isSettled(params.profile) && context.side === 'employer' && hasCompany(context.draft),
    profileUnsaved: ({ context }, params: { profile: KnownProfile }) =>
      hasUnsaved(context.draft, params.profile.identity),
    given: (_, params: { profile: KnownProfile }) => isGiven(params.profile.identity),
    givenByFounder: ({ context }, params: { profile: KnownProfile }) =>
      context.side === 'employer' && isGiven(params.profile.identity),
    settled: (_, params: { profile: KnownProfile }) => isSettled(params.profile),
    admitted: (_, params: { entry: AppEntry }) => params.entry === 'admitted',
    joined: (_, params: { jobs: Job[] }) => holdsJob(params.jobs),
    /** The app keeps running in the person's other job until they switch. */
    hasPlace: ({ context }) => holdsJob(context.jobs),
  },
  delays: { checkAgain: 20_000 },
});
