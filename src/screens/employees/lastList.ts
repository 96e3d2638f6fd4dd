let query = '';

/** The list as it was left; the target of "back". */
export const lastList = (): string => (query ? `/employees?${query}` : '/employees');

export const rememberList = (address: string): void => {
  query = address;
};
