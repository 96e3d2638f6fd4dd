import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import './otherWays.css';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** The provider proved an identity that is not linked yet: signing in by phone links it. */
export function Unlinked({ displayName }: { displayName: string }) {
  const t = useText('identity');
  const { search } = useNext();
  return (
    <>
      <Notice role="status" icon={<InfoIcon />}>
        <div>
          <strong>{t('unlinkedTitle', { name: displayName })}</strong>
          <p>{t('unlinkedText')}</p>
        </div>
      </Notice>
      <ButtonLink to={`/auth/login${search}`} size="3">
        {t('signInByPhone')}
      </ButtonLink>
      <ButtonLink to={`/auth/registration${search}`} size="3" variant="soft" color="gray">
        {t('register')}
      </ButtonLink>
    </>
  );
}

export function NotOffered() {
  const t = useText('identity');
  const { search } = useNext();
  return (
    <>
      <p>{t('notOffered')}</p>
      <ButtonLink to={`/auth/login${search}`} size="3">
        {t('signInByPhone')}
      </ButtonLink>
    </>
  );
}

/** The target of signing in is kept; what Telegram put into the URL is not. */
export function useNext(): { search: string } {
  const next = new URLSearchParams(useLocation().search).get('next');
  return { search: next === null ? '' : `?${new URLSearchParams({ next })}` };
}
