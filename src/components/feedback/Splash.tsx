import { useSelector } from '@xstate/react';
import { startup } from '../../session/startup.ts';
import { BrandMark } from '../BrandMark.tsx';
import { BusyWord } from './BusyWord.tsx';
import { machineProps } from '../hooks/machineProps.ts';
import './skeleton.css';

/** Fills the screen while the app starts. */
export function Splash() {
  const snapshot = useSelector(startup, (current) => current);
  return (
    <main id="main" className="stack splash" {...machineProps(snapshot)}>
      <BrandMark size={56} />
      <BusyWord />
    </main>
  );
}
