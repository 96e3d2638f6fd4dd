import { shellPrefix } from '../shellCaches.ts';

/** A file of the build; `revision` where its name contains no hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

/** Older versions whose files are kept, so that pages opened since then still find their lazy chunks. */
const keptVersions = 2;
const atOnce = 6;
/** On a bad network the cached version is better than waiting. */
const timeout = 3_000;

const address = ({ url }: BuiltFile) => `/${url.replace(/^\//, '')}`;

/** FNV-1a; only distinguishes one build from another. */
function nameOf(files: readonly BuiltFile[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(files)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return shellPrefix + (hash >>> 0).toString(36);
}

/** The built app, cached so that it opens offline. Each version has a cache of its own. */
export function shellOf(files: readonly BuiltFile[]) {
  const name = nameOf(files);
  const kept = new Set(files.map(address));

  async function addToCache(cache: Cache, file: BuiltFile): Promise<void> {
    const url = address(file);
    if (await cache.match(url)) return;
    const same = file.revision === null ? await caches.match(url) : undefined;
    const answer = same ?? (await fetch(url, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await cache.put(url, answer);
  }

  async function install(): Promise<void> {
    const cache = await caches.open(name);
    const left = [...files];
    const worker = async () => {
      for (let file = left.shift(); file; file = left.shift()) await addToCache(cache, file);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async function dropOld(): Promise<void> {
    const versions = (await caches.keys()).filter((key) => key.startsWith(shellPrefix) && key !== name);
    const old = versions.slice(0, Math.max(0, versions.length - keptVersions));
    await Promise.all(old.map((key) => caches.delete(key)));
  }

  const page = async () => (await (await caches.open(name)).match('/index.html')) ?? Response.error();

  /**
   * The server's page if it answers soon, otherwise the cached one. Under /auth only without any network, because the
   * policy that allows providers comes with the server's page (server/http/headers.ts).
   */
  async function navigate(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const answer = fetch(request).then((got) => (got.status >= 500 ? page() : got), page);
    if (/^\/auth(\/|$)/.test(pathname)) return answer;
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => void page().then((own) => (own.ok ? resolve(own) : undefined)), timeout);
    });
    return Promise.race([answer, late]);
  }

  /** Files of the build, of this version or a kept one. */
  const file = async (request: Request) => (await caches.match(request)) ?? fetch(request);

  /** Undefined: not ours, the browser handles it. */
  function answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || /^\/(api|dev)(\/|$)/.test(pathname))
      return undefined;
    if (request.mode === 'navigate') return /\.\w+$/.test(pathname) ? undefined : navigate(request);
    return kept.has(pathname) || pathname.startsWith('/assets/') ? file(request) : undefined;
  }

  return { install, dropOld, answer };
}
