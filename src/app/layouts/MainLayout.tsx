import { OfflineBar } from '../../components/OfflineBar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { ScreenPlace } from '../shell.tsx';
import { Behind } from './Behind.tsx';
import { EmployeeFrame } from './EmployeeFrame.tsx';
import { EmployerFrame } from './EmployerFrame.tsx';
import { SignedIn } from '../../components/themed/SignedIn.tsx';
import './mainLayout.css';

/** The signed-in app. */
export default function MainLayout() {
  const t = useText('common');
  const role = useRole();
  const Frame = role === 'employer' ? EmployerFrame : EmployeeFrame;
  return (
    <SignedIn>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <OfflineBar />
      <Frame>
        <ScreenPlace />
      </Frame>
      <Behind />
    </SignedIn>
  );
}
