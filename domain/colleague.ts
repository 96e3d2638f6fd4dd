import * as v from 'valibot';
import { phoneNumberSchema } from './fields/phoneNumber.ts';
import { code, record } from './fields/text.ts';

/** What somebody may do at the employer's side (product §2): in the order in which they are offered. */
export const colleagueRoles = ['owner', 'manager', 'accountant'] as const;
export type ColleagueRole = (typeof colleagueRoles)[number];

const place = {
  role: v.picklist(colleagueRoles, code('required')),
  unitIds: v.array(v.string()),
};
/** A manager sees the people of units, so they need at least one. */
const hasUnits = ({ role, unitIds }: { role: ColleagueRole; unitIds: string[] }) =>
  role !== 'manager' || unitIds.length > 0;
const placeFields = [['role'], ['unitIds']] as const;

export const colleagueChangeSchema = v.pipe(
  record(place),
  v.forward(v.partialCheck(placeFields, hasUnits, code('required')), ['unitIds']),
);
export const colleagueInvitationSchema = v.pipe(
  record({ phoneNumber: phoneNumberSchema, ...place }),
  v.forward(v.partialCheck(placeFields, hasUnits, code('required')), ['unitIds']),
);

export type ColleagueChange = v.InferOutput<typeof colleagueChangeSchema>;
export type ColleagueInvitation = v.InferOutput<typeof colleagueInvitationSchema>;
