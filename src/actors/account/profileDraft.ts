import * as v from 'valibot';
import type { ProfileCreationInput } from '#machines/flows/account/profileCreation/profileCreationSetup.ts';
import type { ProfileDraft } from '#machines/flows/account/profileCreation/profileDraft.ts';
import { draftActors } from '../shared/draftActors.ts';
import { storedIdentity } from './storedIdentity.ts';

const company = v.strictObject({ title: v.string(), tin: v.string() });

export const { loadDraft, draftKeeper } = draftActors<ProfileDraft, ProfileCreationInput>({
  form: () => 'profileCreation',
  schema: v.strictObject({
    identity: v.nullable(storedIdentity),
    company,
    sent: v.nullable(v.strictObject({ key: v.string(), company })),
  }),
});
