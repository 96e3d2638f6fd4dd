import { Theme } from '@radix-ui/themes';
import { OfflineBar } from '../../components/OfflineBar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { ScreenPlace } from '../shell.tsx';
import { Behind } from './Behind.tsx';
import { EmployeeFrame } from './EmployeeFrame.tsx';
import { EmployerFrame } from './EmployerFrame.tsx';
import './mainLayout.css';

/**
 * The signed-in app. `Theme` is rendered here and not in the entry, because only overlays need its context; the body
 * already has its attributes.
 */
export default function MainLayout() {
  const t = useText('common');
  const role = useRole();
  const Frame = role === 'employer' ? EmployerFrame : EmployeeFrame;
  return (
    <Theme accentColor="teal" grayColor="slate" radius="large" panelBackground="solid" hasBackground={false}>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <OfflineBar />
      <Frame>
        <ScreenPlace />
      </Frame>
      <Behind />
    </Theme>
  );
}
