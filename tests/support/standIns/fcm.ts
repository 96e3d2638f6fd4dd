import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FirebaseConfig } from '#server/firebaseConfig.ts';

export interface FcmReply {
  status: number;
  json?: object;
  text?: string;
}

/** Google's sign-in and FCM's HTTP v1 API in one stand-in, with their documented shapes. */
export async function startTokenService() {
  const assertions: string[] = [];
  const sent: { path: string; authorization: string | undefined; body: unknown }[] = [];
  const service = {
    tokenUri: '',
    assertions,
    sent,
    answer: (_body: unknown): FcmReply => ({ status: 200, json: { name: 'projects/davomat/messages/1' } }),
    config: (privateKey: string): FirebaseConfig => ({
      fcmUrl: service.tokenUri.replace('/token', ''),
      serviceAccount: {
        projectId: 'davomat',
        clientEmail: 'sender@davomat.iam.gserviceaccount.com',
        privateKey,
        privateKeyId: 'key-1',
        tokenUri: service.tokenUri,
      },
      app: { apiKey: 'k', appId: 'a', messagingSenderId: '1', projectId: 'davomat', vapidKey: 'v' },
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const reply = (): FcmReply => {
        if (request.url === '/token') {
          assertions.push(new URLSearchParams(text).get('assertion') ?? '');
          const json = { access_token: `token-${assertions.length}`, expires_in: 3600, token_type: 'Bearer' };
          return { status: 200, json };
        }
        const body: unknown = JSON.parse(text);
        sent.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
        return service.answer(body);
      };
      const { status, json, text: plain } = reply();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(plain ?? JSON.stringify(json ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.tokenUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  return service;
}
export type TokenService = Awaited<ReturnType<typeof startTokenService>>;
