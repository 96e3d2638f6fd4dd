/** The part of oidc-provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export interface FoundToken {
    clientId: string;
    accountId: string;
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    AccessToken: { find(token: string): Promise<FoundToken | undefined> };
  }
}
