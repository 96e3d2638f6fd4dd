import type { TransitionInfo } from '../../tests/paths/engine/index.ts';

/** A transition in readable form: `load done [pastTheEnd]`. */
export function words({ event, definition }: TransitionInfo): string {
  const guard = guardName(definition.guard);
  const text = guard ? `${eventWords(event)} [${guard}]` : eventWords(event);
  return (definition.meta as { planned?: true } | undefined)?.planned ? `${text} (planned)` : text;
}

/** `xstate.done.actor.load` → `load done`; events of people and actors stay as they are. */
export function eventWords(event: string): string {
  if (event === 'always') return 'at once';
  const settled = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
  if (settled) return `${settled[2] ?? ''} ${settled[1] === 'done' ? 'done' : 'failed'}`;
  const after = /^xstate\.after\.([^.]+)\./.exec(event);
  if (after) return `after ${/^\d+$/.test(after[1] ?? '') ? `${after[1] ?? ''} ms` : (after[1] ?? '')}`;
  const finished = /^xstate\.done\.state\.(.+)$/.exec(event);
  if (finished) return 'all done';
  return event.replace(/^xstate\.snapshot\./, 'snapshot of ');
}

interface Composed {
  type?: string;
  guards?: readonly unknown[];
}

/** `not`, `and` and `or` of xstate are functions with their operands attached. */
function guardName(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  const { type = '', guards } = guard as Composed;
  if (!type.startsWith('xstate.') && type !== '') return type;
  if (!guards) return typeof guard === 'function' ? guard.name : type;
  const names = guards.map(guardName);
  const operator = type.replace('xstate.', '');
  return operator === 'not' ? `not ${names.join()}` : names.join(` ${operator} `);
}
