/**
 * `+998 90 123 45 67` for the stored 12 digits, some of which may be masked by •; anything else is returned
 * unchanged.
 */
export function formatPhone(phoneNumber: string): string {
  const match = /^998([\d•]{2})([\d•]{3})([\d•]{2})([\d•]{2})$/.exec(phoneNumber);
  return match ? `+998 ${match.slice(1).join(' ')}` : phoneNumber;
}

/** `99890•••••67` for the stored 12 digits: enough to recognise a number that one knows. */
export const maskPhone = (phoneNumber: string): string =>
  phoneNumber.replace(/^(998\d{2})\d{5}(\d{2})$/, '$1•••••$2');

/** `8600 •••• •••• 0842`: all that is ever shown of a card (product §4). */
export const maskCard = ({ first4, last4 }: { first4: string; last4: string }): string =>
  `${first4} •••• •••• ${last4}`;

/** `•••• 0842` with a no-break space, where a row has no room for both ends. */
export const shortCard = ({ last4 }: { last4: string }): string => `••••\u00a0${last4}`;

/** `8600 1234 …`, for the field where a card number is typed. */
export const formatCardNumber = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
