/** The specification's own words (section 1), used where no catalogue speaks: without a known language. */
export const toastDefaults = {
  /** Title of a toast that has none. */
  title: 'Default Title',
  /** Title and body of a push message that has none. */
  pushTitle: 'New Notification',
  pushBody: 'You have a new message',
};
