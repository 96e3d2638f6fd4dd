import { choose, Misused, pathsOf } from './chosen.ts';
import { formats, formatPaths, type Format } from './steps.ts';

/** `show <machine>`: its paths as steps that a person can follow. */
export async function show(
  id: string | undefined,
  { format = 'text', path, allEdges }: { format?: string; path?: number; allEdges: boolean },
): Promise<number> {
  if (id === undefined) throw new Misused('show which machine? `npm run paths -- list` names them');
  if (!isFormat(format)) throw new Misused(`no format '${format}'; there are: ${formats.join(', ')}`);
  const { machines } = await choose(id);
  for (const { cased } of machines) {
    const paths = pathsOf(cased, allEdges);
    const wanted = path === undefined ? paths : paths.filter(({ number }) => number === path);
    if (wanted.length === 0) throw new Misused(`${id} has the paths 1 to ${paths.length}`);
    console.log(formatPaths(id, wanted, format));
  }
  return 0;
}

const isFormat = (name: string): name is Format => (formats as readonly string[]).includes(name);
