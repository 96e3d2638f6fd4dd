/** One server-sent event as read from the stream. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string | null;
}

export type StreamPart = ServerEvent | 'beat';

/**
 * Parses a stream of server-sent events (the browser's EventSource cannot send a bearer token). Returns the complete
 * events of each chunk; the rest waits for the next chunk.
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
