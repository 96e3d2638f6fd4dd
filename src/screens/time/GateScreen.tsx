import { useParams } from 'react-router-dom';
import { Gate } from './gate/Gate.tsx';

/** /kiosk/{gateId}: the screen at a gate, without navigation. */
export default function GateScreen() {
  const { gateId = '' } = useParams();
  return <Gate key={gateId} gateId={gateId} />;
}
