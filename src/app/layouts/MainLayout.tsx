import { OfflineBar } from '../../components/feedback/OfflineBar.tsx';
import { useText } from '../../i18n/useText.ts';
import { expireDrafts } from '#src/runtime/drafts/draftAges.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { useRole } from '#src/session/job.ts';
import { ScreenPlace } from '../shell.tsx';
import { Behind } from './Behind.tsx';
import { EmployeeFrame } from './EmployeeFrame.tsx';
import { EmployerFrame } from './EmployerFrame.tsx';
import { SignedIn } from '../../components/themed/SignedIn.tsx';
import './mainLayout.css';

// A device that stores nothing has nothing to expire.
expireDrafts((owner, form) => draftStore.remove(owner, form)).catch(() => undefined);

/** The signed-in app. */
export default function MainLayout() {
  const t = useText('common');
  const role = useRole();
  const Frame = role === 'employer' ? EmployerFrame : EmployeeFrame;
  return (
    <SignedIn>
      <a className="button skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <OfflineBar />
      <Frame>
        <ScreenPlace />
        <Behind />
      </Frame>
    </SignedIn>
  );
}
