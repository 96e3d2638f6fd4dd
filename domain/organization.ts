import type * as v from 'valibot';
import { tinSchema } from './fields/organizationCodes.ts';
import { newTitleSchema } from './fields/organizationTitle.ts';
import { record } from './fields/text.ts';

/** What a company is created with; its other details come later, in the settings. */
export const newOrganizationSchema = record({ title: newTitleSchema, tin: tinSchema });

export type NewOrganization = v.InferOutput<typeof newOrganizationSchema>;
export type NewOrganizationField = keyof NewOrganization;
