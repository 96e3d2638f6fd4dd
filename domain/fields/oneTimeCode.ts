import * as v from 'valibot';
import { code, requiredText, withoutGrouping } from './text.ts';

export const OTP_LENGTH = 6;
const TYPED_CODE_LENGTH = 8;

/** The code of an SMS (product §5). */
export const otpCodeSchema = v.pipe(
  requiredText(withoutGrouping),
  v.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), code('codeInvalid')),
);

/** The digits beside a gate's QR code (product §3). */
export const typedCodeSchema = v.pipe(
  requiredText(withoutGrouping),
  v.regex(new RegExp(`^\\d{${TYPED_CODE_LENGTH}}$`), code('codeInvalid')),
);
