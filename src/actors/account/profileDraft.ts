import * as v from 'valibot';
import type { ProfileCreationInput } from '#machines/flows/account/profileCreation/profileCreationSetup.ts';
import type { ProfileDraft } from '#machines/flows/account/profileCreation/profileDraft.ts';
import { draftActors } from '../shared/draftActors.ts';

const company = v.strictObject({ title: v.string(), tin: v.string() });

export const { loadDraft, draftKeeper } = draftActors<ProfileDraft, ProfileCreationInput>({
  form: () => 'profileCreation',
  schema: v.strictObject({
    identity: v.nullable(
      v.strictObject({
        firstName: v.string(),
        lastName: v.string(),
        passportSerialNumber: v.string(),
        pinfl: v.string(),
      }),
    ),
    company,
    sent: v.nullable(v.strictObject({ key: v.string(), company })),
  }),
});
