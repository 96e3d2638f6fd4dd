/** One server-sent event, as the stream had it. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string | null;
}

export type StreamPart = ServerEvent | 'beat';

/**
 * Reads a stream of server-sent events (the browser's own EventSource sends no bearer token). Answers what is whole in
 * each piece of text; the rest waits for the next.
 */
export function eventReader(): (piece: string) => StreamPart[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => parse(block));
  };
}

function parse(block: string): StreamPart[] {
  const lines = block.split('\n');
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  if (data.length === 0) return ['beat'];
  return [{ event: valuesOf('event')[0] ?? 'message', data: data.join('\n'), id: valuesOf('id')[0] ?? null }];
}
