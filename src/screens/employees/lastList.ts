let query = '';

/** The list as it was left: where "back" leads. */
export const lastList = (): string => (query ? `/employees?${query}` : '/employees');

export const rememberList = (address: string): void => {
  query = address;
};
