/** A newcomer first chooses company or employee (product §5), unless a company waits for them. */
export const afterRegistering = (leadsTo: string, isInvited: boolean): string =>
  leadsTo === '/step/continue' && !isInvited ? '/steps/check' : leadsTo;
