import { BrandMark } from '../components/BrandMark.tsx';
import { ButtonLink } from '../components/Button.tsx';
import { Screen } from '../components/Screen.tsx';
import { useText } from '../i18n/useText.ts';
import './notFound.css';

/** Any unknown path (spec section 2), and screens that do not exist yet. */
export default function NotFoundScreen() {
  const t = useText('common');
  return (
    <Screen title={t('pageNotFound')} lead={t('pageNotFoundHint')}>
      <div className="not-found">
        <BrandMark size={120} />
        <ButtonLink to="/home" size="3">
          {t('toHome')}
        </ButtonLink>
      </div>
    </Screen>
  );
}
