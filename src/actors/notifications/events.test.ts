import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './events.ts';

const stream = [
  'retry: 2000\n\n',
  'id: 7\nevent: ready\ndata: {"unread":2}\n\n',
  ': beat\n\n',
  'id: 8\nevent: notification\ndata: {"a":\ndata: 1}\n\n',
  'event: end\ndata: {"reason":"terminated"}\n\n',
].join('');

const parts = [
  'beat',
  { id: '7', event: 'ready', data: '{"unread":2}' },
  'beat',
  { id: '8', event: 'notification', data: '{"a":\n1}' },
  { id: null, event: 'end', data: '{"reason":"terminated"}' },
];

test('the same events wherever the network cuts the text', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const at = [0, ...cuts, stream.length].sort((a, b) => a - b);
      const read = eventReader();
      const seen = at.slice(1).flatMap((end, index) => read(stream.slice(at[index], end)));
      expect(seen).toEqual(parts);
    }),
  );
});

test('an event that is cut off is not told', () => {
  expect(eventReader()('event: notification\ndata: {"id"')).toEqual([]);
});
