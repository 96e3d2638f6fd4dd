import { useParams } from 'react-router-dom';
import { Beside } from '#src/components/beside/Beside.tsx';
import { useText } from '#src/i18n/useText.ts';
import RequestScreen from './RequestScreen.tsx';
import RequestsScreen from './RequestsScreen.tsx';

/** /requests and one request below it: one screen, so that the list stays while requests are opened. */
export default function RequestPagesScreen() {
  const { id = null } = useParams();
  const t = useText('payments');
  return (
    <Beside
      path="/requests"
      id={id}
      label={t('panel')}
      list={<RequestsScreen />}
      record={(of) => <RequestScreen key={of} id={of} />}
    />
  );
}
