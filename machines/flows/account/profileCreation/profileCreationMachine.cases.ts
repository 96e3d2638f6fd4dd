import { defineCases, without } from '#machines/support/cases.ts';
import type { Identity } from '#domain/employee.ts';
import { profileCreationMachine } from './profileCreationMachine.ts';
import { blankCompany, type ProfileDraft } from './profileDraft.ts';
import type { CreateOrganizationInput, Job } from './profileCreationSetup.ts';

const empty: Identity = { firstName: '', lastName: '', passportSerialNumber: '', pinfl: '' };
export const given: Identity = {
  firstName: 'Malika',
  lastName: 'Yusupova',
  passportSerialNumber: 'AB7654321',
  pinfl: '42503950000017',
};
export const offerId = '01935d2e-0000-7000-8000-000000000003';
const offer = (standing: Job['standing']): Job => ({
  employeeId: offerId,
  organizationTitle: 'Registon Savdo',
  role: 'employee',
  colleagueRole: null,
  unitIds: [],
  standing,
  status: 'notIdentified',
  firstDay: '2026-12-01',
});

const founded: Job = { ...offer('held'), role: 'employer', colleagueRole: 'owner', status: 'active' };

const owner = 'account';
const noDraft: ProfileDraft = { identity: null, company: blankCompany, sent: null };

const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(profileCreationMachine, {
  inputs: { employee: { owner, side: 'employee' }, employer: { owner, side: 'employer' } },
  cases: {
    'field.changed': {
      pinfl: { field: 'pinfl', value: given.pinfl },
      noPinfl: { field: 'pinfl', value: '' },
    },
    'form.submitted': { default: {} },
    'company.changed': {
      title: { field: 'title', value: 'Namuna Savdo' },
      tin: { field: 'tin', value: '301234567' },
      noTin: { field: 'tin', value: '' },
    },
    'company.submitted': { default: { newKey: 'key' } },
    'company.wanted': { default: {} },
    'step.returned': { default: {} },
    'profile.retried': { default: {} },
    'jobs.checked': { default: {} },
    'job.declined': { default: {} },
    'job.accepted': { default: { employeeId: offer('offered').employeeId } },
    'xstate.done.actor.loadDraft': {
      none: { output: null },
      profile: { output: { ...noDraft, identity: { ...empty, lastName: 'Yusupova' } } },
      company: { output: { ...noDraft, company: { title: 'Namuna Savdo', tin: '' } } },
    },
    'xstate.error.actor.loadDraft': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.loadProfile': {
      empty: { output: { identity: empty, jobs: [] } },
      given: { output: { identity: given, jobs: [offer('offered')] } },
      settled: { output: { identity: given, jobs: [offer('held')] } },
    },
    'xstate.error.actor.loadProfile': { network },
    'xstate.done.actor.saveProfile': {
      default: { output: given },
      normalised: { output: { ...given, lastName: 'YUSUPOVA' } },
    },
    'xstate.error.actor.saveProfile': {
      pinflTaken: problem(409, 'pinflTaken', { pinfl: 'pinflTaken' }),
      network,
    },
    'xstate.done.actor.findJobs': {
      none: { output: [] },
      offered: { output: [offer('offered')] },
      mismatch: { output: [offer('mismatch')] },
      held: { output: [offer('held')] },
    },
    'xstate.error.actor.findJobs': { network },
    'xstate.done.actor.acceptJob': { default: { output: undefined } },
    'xstate.done.actor.createOrganization': { default: { output: founded } },
    'xstate.error.actor.createOrganization': {
      field: problem(400, 'validationFailed', { title: 'titleInvalid' }),
      tooMany: problem(409, 'tooManyCompanies'),
      network,
    },
    'xstate.error.actor.acceptJob': { mismatch: problem(409, 'pinflMismatch'), network },
    'xstate.done.actor.enterApp': {
      admitted: { output: 'admitted' },
      withdrawn: { output: 'withdrawn' },
    },
    'xstate.error.actor.enterApp': { default: { error: new Error('the startup has ended') } },
  },
  key: ({ context }) => ({
    ...without(context, 'refusals', 'failure', 'employeeId'),
    failed: context.failure !== null,
  }),
  invariant: (snapshot, { calls }) => {
    const last = calls.at(-1);
    if (last?.status !== 'running') return undefined;
    if (!snapshot.hasTag('busy')) return 'a call goes on while the screen rests';
    if (last.id === 'saveProfile' && Object.values(last.input as Identity).includes(''))
      return 'an incomplete profile was sent';
    if (last.id === 'createOrganization') {
      const { company, idempotencyKey } = last.input as CreateOrganizationInput;
      if (idempotencyKey === '' || Object.values(company).includes(''))
        return 'an incomplete company was sent';
    }
    return undefined;
  },
});
