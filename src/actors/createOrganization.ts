import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { newOrganizationSchema } from '#domain/organization.ts';
import type { CreateOrganizationInput, Job } from '#machines/flows/profileCreation/profileCreationSetup.ts';
import { api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';

export const createOrganization = fromPromise<Job, CreateOrganizationInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: v.parse(newOrganizationSchema, input.company),
      signal,
    }),
  ),
);
