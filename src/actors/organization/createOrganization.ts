import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { newOrganizationSchema } from '#domain/organization.ts';
import type {
  CreateOrganizationInput,
  Job,
} from '#machines/flows/account/profileCreation/profileCreationSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const createOrganization = fromPromise<Job, CreateOrganizationInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: v.parse(newOrganizationSchema, input.company),
      signal,
    }),
  ),
);
