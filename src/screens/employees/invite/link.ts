/** The fragment never leaves the browser: the phone number is in no log. */
export const invitationLink = (phoneNumber: string): string =>
  `${location.origin}/auth/registration#phone=${phoneNumber}`;

export const copyLink = (link: string): Promise<boolean> =>
  navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );

/** The device's own dialog says what went wrong; closing it is an error too. */
export const shareLink = (url: string, text: string): Promise<void> =>
  navigator.share({ url, text }).catch(() => undefined);
