import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const sourcesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Maps each server file that answers an operation to the areas whose actors call it. */
function readAreas() {
  const { paths } = JSON.parse(read('openapi/generated/contract.json'));
  const callers = new Map();
  for (const file of sourcesIn('src/actors'))
    for (const [, method, address] of read(file).matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)) {
      const operation = paths[address]?.[method.toLowerCase()]?.operationId;
      callers.set(operation, (callers.get(operation) ?? new Set()).add(file.split('/')[2]));
    }
  return new Map(
    sourcesIn('server/modules').map((file) => [
      file,
      [...read(file).matchAll(/reply<'(\w+)'>/g)].flatMap(([, operation]) => [
        ...(callers.get(operation) ?? []),
      ]),
    ]),
  );
}

let areas;

/** The areas of the app whose actors call operations answered by the server files that `isMeant` accepts. */
export function callingAreas(isMeant) {
  areas ??= readAreas();
  return [...new Set([...areas].flatMap(([file, callers]) => (isMeant(file) ? callers : [])))].sort();
}
