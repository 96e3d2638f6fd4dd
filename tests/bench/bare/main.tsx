import { createRoot } from 'react-dom/client';
import { useMachine } from '@xstate/react';
import { setup } from 'xstate';

const machine = setup({}).createMachine({
  initial: 'off',
  states: { off: { on: { flip: 'on' } }, on: { on: { flip: 'off' } } },
});

function Bare() {
  const [snapshot, send] = useMachine(machine);
  return <button onClick={() => send({ type: 'flip' })}>{String(snapshot.value)}</button>;
}

createRoot(document.getElementById('root')!).render(<Bare />);
