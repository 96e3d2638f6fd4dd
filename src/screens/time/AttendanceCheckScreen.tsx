import { useParams } from 'react-router-dom';
import NotFoundScreen from '../NotFoundScreen.tsx';
import { Check } from './check/Check.tsx';

/** /qr-scan/attendance-check/{type}: `in` or `out`; any other type is not a page. */
export default function AttendanceCheckScreen() {
  const { type } = useParams();
  if (type !== 'in' && type !== 'out') return <NotFoundScreen />;
  return <Check key={type} type={type} />;
}
