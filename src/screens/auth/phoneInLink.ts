/** The phone number that an invitation's link carries (#phone=998…); '' when there is none. */
export const phoneInLink = (hash: string): string => /^#phone=(998\d{9})$/.exec(hash)?.[1] ?? '';
