import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { GoogleConfig } from '#server/providerConfig.ts';

const people: Record<string, { name: string; email: string }> = {
  'g-ali': { name: 'Ali Valiyev', email: 'ali@example.uz' },
  'g-nodira': { name: 'Nodira Karimova', email: 'nodira@example.uz' },
};
const clients = { ours: 'davomat', theirs: 'somebody-else' } as const;
const secret = 'a-secret-of-the-tests';

/** Replaces Google's loader: the same calls and answers, with the popup on the local provider. */
const loader = `(function () {
  var origin = new URL(document.currentScript.src).origin;
  function ask(config, mode) {
    var query = new URLSearchParams({
      client_id: config.client_id, response_type: 'code', redirect_uri: origin + '/popup-done/' + mode,
      scope: config.scope, state: config.state, nonce: config.nonce,
    });
    var popup = window.open(origin + '/auth?' + query, 'google', 'width=480,height=600');
    if (!popup) {
      var notify = function () { config.error_callback({ type: 'popup_failed_to_open' }); };
      return void fetch(origin + '/popup-refused', { mode: 'no-cors' }).then(notify, notify);
    }
    function receive(event) {
      if (event.origin !== origin) return;
      end();
      popup.close();
      config.callback(event.data);
    }
    function end() {
      clearInterval(timer);
      window.removeEventListener('message', receive);
    }
    var timer = setInterval(function () {
      if (!popup.closed) return;
      end();
      config.error_callback({ type: 'popup_closed' });
    }, 100);
    window.addEventListener('message', receive);
  }
  window.google = { accounts: { oauth2: {
    initCodeClient: function (config) { return { requestCode: function () { ask(config, 'code'); } }; },
    initTokenClient: function (config) { return { requestAccessToken: function () { ask(config, 'token'); } }; },
  } } };
})();`;

const popupDone = (answer: object) =>
  `<!doctype html><title>done</title><script>opener.postMessage(${JSON.stringify(answer).replaceAll('<', '\\u003c')}, '*');</script>`;

export type Person = 'g-ali' | 'g-nodira';

/** A real OpenID provider on a free loopback port, with the other endpoints that Google has. */
export async function startGoogle() {
  let answer: RequestListener = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUris = ['code', 'token'].map((mode) => `${issuer}/popup-done/${mode}`);
  const provider = new Provider(issuer, {
    clients: Object.values(clients).map((clientId) => ({
      client_id: clientId,
      client_secret: secret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context: unknown, id: string) =>
      people[id] && {
        accountId: id,
        claims: () => Promise.resolve({ sub: id, email_verified: true, ...people[id] }),
      },
  });

  const exchange = async (code: string, mode: string, clientId: string = clients.ours) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: secret,
      redirect_uri: `${issuer}/popup-done/${mode}`,
    });
    const answered = await fetch(`${issuer}/token`, { method: 'POST', body });
    return (await answered.json()) as { access_token?: string };
  };

  async function serve(url: URL, response: ServerResponse): Promise<void> {
    const send = (type: string, text: string, status = 200) =>
      void response.writeHead(status, { 'content-type': type }).end(text);
    if (url.pathname === '/gsi/client') return send('text/javascript', loader);
    if (url.pathname === '/popup-refused') return send('text/plain', '');
    if (url.pathname === '/tokeninfo') {
      const token = await provider.AccessToken.find(url.searchParams.get('access_token') ?? '');
      const told = token ? { aud: token.clientId, sub: token.accountId } : { error: 'invalid_token' };
      return send('application/json', JSON.stringify(told), token ? 200 : 400);
    }
    const given = Object.fromEntries(url.searchParams);
    if (url.pathname.endsWith('/code')) return send('text/html', popupDone(given));
    const { access_token: accessToken } = await exchange(given.code ?? '', 'token');
    return send('text/html', popupDone({ access_token: accessToken, state: given.state }));
  }
  const callback = provider.callback();
  answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!/^\/(gsi\/client|tokeninfo|popup-refused|popup-done\/)/.test(url.pathname))
      return callback(request, response);
    void serve(url, response);
  };

  /** A code as the popup returns it, obtained by submitting the forms of the provider's pages. */
  async function codeOf(person: Person, clientId: string = clients.ours, mode = 'code'): Promise<string> {
    const jar = new Map<string, string>();
    const go = async (url: string | URL, form?: Record<string, string>) => {
      const answered = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const line of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return answered;
    };
    const query = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: `${issuer}/popup-done/${mode}`,
    };
    let answered = await go(
      `${issuer}/auth?${new URLSearchParams({ ...query, scope: 'openid email profile' })}`,
    );
    for (let hops = 0; hops < 12; hops += 1) {
      const location = answered.headers.get('location');
      if (location) {
        const next = new URL(location, issuer);
        const code = next.pathname.startsWith('/popup-done/') && next.searchParams.get('code');
        if (code) return code;
        answered = await go(next);
        continue;
      }
      const html = await answered.text();
      const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '';
      answered = await go(new URL(action, issuer), { prompt, login: person, password: 'x' });
    }
    throw new Error('the provider gave no code');
  }

  const config: GoogleConfig = {
    clientId: clients.ours,
    clientSecret: secret,
    issuer,
    scriptUrl: `${issuer}/gsi/client`,
    tokenInfoUrl: `${issuer}/tokeninfo`,
    redirectUri: redirectUris[0] ?? '',
  };
  return {
    config,
    codeOf,
    async accessTokenOf(person: Person, whose: keyof typeof clients = 'ours'): Promise<string> {
      const { access_token: token } = await exchange(
        await codeOf(person, clients[whose]),
        'code',
        clients[whose],
      );
      if (!token) throw new Error('the provider gave no token');
      return token;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
