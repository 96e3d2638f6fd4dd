import * as v from 'valibot';

/** Name, passport and PINFL in a draft, as typed. */
export const storedIdentity = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  passportSerialNumber: v.string(),
  pinfl: v.string(),
});
