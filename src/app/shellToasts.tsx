import * as Radix from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { toastKey, type Toast } from '#machines/flows/toasts/toastsMachine.ts';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../components/icons.tsx';
import { useText } from '../i18n/useText.ts';
import { toasts } from './toasts.ts';
import './shellToasts.css';

const atOnce = 3;
const stays = 6_000;
const icons = { success: <CheckCircleIcon />, error: <AlertIcon />, info: <InfoIcon /> };

/** Top-center; an error is announced at once and stays twice as long. */
export default function Toasts() {
  const t = useText('common');
  const shown = useSelector(toasts, (snapshot) => snapshot.context.toasts);
  return (
    <Radix.Provider label={t('notifications')} swipeDirection="up" duration={stays}>
      {shown.slice(0, atOnce).map((toast) => (
        <OneToast key={toastKey(toast)} toast={toast} closeLabel={t('close')} />
      ))}
      <Radix.Viewport className="toasts" label={`${t('notifications')} ({hotkey})`} />
    </Radix.Provider>
  );
}

function OneToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const error = toast.tone === 'error';
  return (
    <Radix.Root
      className="toast"
      data-tone={toast.tone}
      type={error ? 'foreground' : 'background'}
      duration={error ? 2 * stays : stays}
      onOpenChange={(open) => !open && toasts.send({ type: 'toast.closed', key: toastKey(toast) })}
    >
      <span className="toast-icon">{icons[toast.tone]}</span>
      <div>
        <Radix.Title className="toast-title">{toast.title}</Radix.Title>
        {toast.message !== undefined && (
          <Radix.Description className="toast-message">{toast.message}</Radix.Description>
        )}
      </div>
      <Radix.Close className="round-button" aria-label={closeLabel}>
        <CloseIcon size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
