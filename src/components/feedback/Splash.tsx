import { startup } from '../../session/startup.ts';
import { BrandMark } from '../BrandMark.tsx';
import { BusyWord } from './BusyWord.tsx';
import { useMachineProps } from '../hooks/useMachineProps.ts';
import './skeleton.css';

/** Fills the screen while the app starts. */
export function Splash() {
  return (
    <main id="main" className="stack splash" {...useMachineProps(startup)}>
      <BrandMark size={56} />
      <BusyWord />
    </main>
  );
}
