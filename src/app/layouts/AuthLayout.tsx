import { BrandMark } from '../../components/BrandMark.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { OfflineBar } from '../../components/feedback/OfflineBar.tsx';
import { ThemeButton } from '../../components/ThemeSwitch.tsx';
import { useText } from '../../i18n/useText.ts';
import { ScreenPlace } from '../shell.tsx';
import './authLayout.css';

/** Sign-in and first steps: one column; on a desktop the brand stands beside it. */
export function AuthLayout() {
  const t = useText('common');
  return (
    <>
      <a className="button skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <OfflineBar />
      <div className="auth">
        <aside className="auth-brand">
          <p className="auth-promise">{t('brandPromise')}</p>
          <p className="auth-about">{t('brandText')}</p>
        </aside>
        <div>
          <header className="row auth-bar">
            <span className="row brand">
              <BrandMark />
              Davomat
            </span>
            <span className="row">
              <LanguageSwitch />
              <ThemeButton />
            </span>
          </header>
          <ScreenPlace />
        </div>
      </div>
    </>
  );
}
