/** The phone number is in the fragment, which never leaves the browser, so that no log has it. */
export const invitationLink = (phoneNumber: string): string =>
  `${location.origin}/auth/registration#phone=${phoneNumber}`;

export const copyLink = (link: string): Promise<boolean> =>
  navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );

/** Opens the device's own dialog, which says what went wrong; closing it is an error too. */
export const shareLink = (url: string, text: string): Promise<void> =>
  navigator.share({ url, text }).catch(() => undefined);
