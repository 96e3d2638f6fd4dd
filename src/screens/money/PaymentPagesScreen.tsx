import { useParams } from 'react-router-dom';
import { Beside } from '#src/components/beside/Beside.tsx';
import { useText } from '#src/i18n/useText.ts';
import PaymentsScreen from './PaymentsScreen.tsx';
import RequestScreen from './RequestScreen.tsx';

/** /payments and one payment below it, with the request that it pays: one screen, so that the list stays. */
export default function PaymentPagesScreen() {
  const { id = null } = useParams();
  const t = useText('payments');
  return (
    <Beside
      path="/payments"
      id={id}
      label={t('panel')}
      list={<PaymentsScreen />}
      record={(of) => <RequestScreen key={of} id={of} list="/payments" />}
    />
  );
}
