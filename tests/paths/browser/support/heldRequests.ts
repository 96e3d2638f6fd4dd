import type { CDPSession, Page } from 'playwright-core';

/** A request that the page has made and that waits. */
export interface HeldRequest {
  method: string;
  url: string;
  /** By names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  /** Lets it go to the server; with other headers, another body or to another address if given. */
  pass(changed?: { headers?: Record<string, string>; body?: string; url?: string }): Promise<void>;
  /** Fails it as a device without network does. */
  abort(): Promise<void>;
}

interface Holding {
  /** Paths of URLs; `*` stands for any characters, also for `/`. */
  paths: readonly string[];
  onRequest: (request: HeldRequest) => void;
  /** The page gave it up: it was cancelled, or left with the document. */
  onGone?: (request: HeldRequest) => void;
}

const watchers = new WeakMap<Page, ((request: HeldRequest) => void)[]>();

/** Every request of the page that `holdRequests` holds, also while its gate is open, as it is made. */
export function watchHeld(page: Page, watcher: (request: HeldRequest) => void): void {
  watchers.set(page, [...(watchers.get(page) ?? []), watcher]);
}

/**
 * Holds the page's requests to these URLs. Not by Playwright's `page.route`: with one route alone it asks this process
 * about every request of the page and switches off the browser's cache, nearly half of the processor time of a page load.
 */
export async function holdRequests(page: Page, { paths, onRequest, onGone }: Holding): Promise<void> {
  if (paths.length === 0) return;
  const session = await page.context().newCDPSession(page);
  const held = new Map<string, () => void>();
  session.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId = requestId, request } = paused;
    const pass: HeldRequest['pass'] = async ({ headers, body, url } = {}) => {
      held.delete(networkId);
      await send(session, 'Fetch.continueRequest', {
        requestId,
        ...(url && { url }),
        ...(headers && { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) }),
        ...(body !== undefined && { postData: Buffer.from(body).toString('base64') }),
      });
    };
    const one: HeldRequest = {
      method: request.method,
      url: request.url,
      headers: lowerCased(request.headers),
      body: bodyOf(request),
      pass,
      abort: async () => {
        held.delete(networkId);
        await send(session, 'Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
      },
    };
    held.set(networkId, () => onGone?.(one));
    for (const watch of watchers.get(page) ?? []) watch(one);
    onRequest(one);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    held.get(requestId)?.();
    held.delete(requestId);
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', {
    patterns: paths.flatMap((path) => [{ urlPattern: `*${path}` }, { urlPattern: `*${path}\\?*` }]),
  });
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const bodyOf = ({
  postDataEntries,
  postData,
}: {
  postDataEntries?: { bytes?: string }[];
  postData?: string;
}) =>
  postDataEntries
    ? Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))).toString()
    : (postData ?? null);

/** A request that the page has given up meanwhile, or whose page is closed, needs no answer any more. */
async function send<Method extends 'Fetch.continueRequest' | 'Fetch.failRequest'>(
  session: CDPSession,
  method: Method,
  parameters: Parameters<typeof session.send<Method>>[1],
): Promise<void> {
  await session.send(method, parameters).catch(() => undefined);
}
