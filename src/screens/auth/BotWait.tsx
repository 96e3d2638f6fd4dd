import type { BotSignIn } from '#machines/flows/auth/telegramBotSignIn/telegramBotSignInMachine.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { ProviderIcon } from '#src/components/identities/ProviderIcon.tsx';
import { useText } from '#src/i18n/useText.ts';
import '#src/components/plain/plain.css';
import './otherWays.css';

/** The number that the bot asks for, and the ways to the bot: a link here, a QR code for a phone. */
export function BotWait({ signIn, opened }: { signIn: BotSignIn; opened: boolean }) {
  const t = useText('identity');
  return (
    <section className="card stack">
      <p className="center quiet">{t('number')}</p>
      <p className="bot-number figures">{signIn.number}</p>
      <a className="button" data-size="3" href={signIn.link} target="_blank" rel="noopener noreferrer">
        <ProviderIcon provider="telegram" />
        {t('openBot')}
      </a>
      <div className="bot-qr">
        <QrCode text={signIn.link} label={t('qr')} />
      </div>
      <p className="center" role="status">
        {t(opened ? 'opened' : 'waiting')}
      </p>
    </section>
  );
}
