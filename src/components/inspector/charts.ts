/** Drawn by `npm run charts`, checked for staleness by `npm run check`; fetched one at a time. */
const files = import.meta.glob<string>('../../../docs/machines/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const lifecycles = Object.keys(import.meta.glob('../../../machines/lifecycles/*Machine.ts')).map(nameOf);

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/(Machine)?\.\w+$/, '');
}

const urls = new Map(Object.entries(files).map(([file, url]) => [nameOf(file), url]));

export const chartUrl = (id: string): string | undefined => urls.get(id);

const ids = [...urls.keys()].sort();
/** Flows and lifecycles. */
export const kinds = {
  flows: ids.filter((id) => !lifecycles.includes(id)),
  lifecycles: ids.filter((id) => lifecycles.includes(id)),
};
