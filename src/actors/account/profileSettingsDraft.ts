import type { Identity } from '#domain/employee.ts';
import type { ProfileSettingsInput } from '#machines/flows/account/profileSettings/profileSettingsMachine.ts';
import { draftActors } from '../shared/draftActors.ts';
import { storedIdentity } from './storedIdentity.ts';

export const { loadDraft, draftKeeper } = draftActors<Identity, ProfileSettingsInput>({
  form: () => 'profileSettings',
  schema: storedIdentity,
});
