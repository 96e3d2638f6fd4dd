import { Grid } from '@radix-ui/themes';
import { BrandMark } from '../components/BrandMark.tsx';
import { ButtonLink } from '../components/Button.tsx';
import { Screen } from '../components/Screen.tsx';
import { useText } from '../i18n/useText.ts';

/** Any unknown path (spec section 2), and screens that do not exist yet. */
export default function NotFoundScreen() {
  const t = useText('common');
  return (
    <Screen title={t('pageNotFound')} lead={t('pageNotFoundHint')}>
      <Grid className="center" gap="6" py="9">
        <BrandMark size={120} />
        <ButtonLink to="/home" size="3">
          {t('toHome')}
        </ButtonLink>
      </Grid>
    </Screen>
  );
}
