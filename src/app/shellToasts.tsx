import * as Radix from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { toastKey, type Toast } from '#machines/flows/shared/toasts/toastsMachine.ts';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../components/icons.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { NotificationIcon } from '../components/notifications/NotificationIcon.tsx';
import { useText } from '../i18n/useText.ts';
import { toasts } from '../runtime/toasts.ts';
import { toastTitle } from './toastTitle.ts';
import '../components/dialog/sheet.css';
import './shellToasts.css';

const atOnce = 3;
const stays = 6_000;
/** Nothing may lie over the camera picture or a gate's code: toasts wait until the screen is left. */
const coversScreen = /^\/(qr-scan|kiosk)\//;
const icons = { success: <CheckCircleIcon />, error: <AlertIcon />, info: <InfoIcon /> };
const colors = { success: 'green', error: 'red', info: 'teal' };

/** Top-center. Errors are announced at once; errors and notifications stay twice as long as other toasts. */
export default function Toasts() {
  const t = useText('common');
  const { pathname } = useLocation();
  const shown = useSelector(toasts, (snapshot) => snapshot.context.toasts);
  if (coversScreen.test(pathname)) return null;
  return (
    <Radix.Provider label={t('notifications')} swipeDirection="up" duration={stays}>
      {shown.slice(0, atOnce).map((toast) => (
        <OneToast key={toastKey(toast)} toast={toast} closeLabel={t('close')} />
      ))}
      <Radix.Viewport className="toasts" label={`${t('notifications')} ({hotkey})`} />
    </Radix.Provider>
  );
}

const close = (toast: Toast) => {
  toasts.send({ type: 'toast.closed', key: toastKey(toast) });
};

/** Following the link marks the notification as read. */
function press(toast: Toast): void {
  const { id } = toast;
  if (id !== undefined)
    void import('../actors/notifications/notificationCenter.ts').then(({ markRead }) => markRead(id));
  close(toast);
}

/** Escape that was not pressed in a toast is meant for what lies below, which Radix gives it to only without toasts. */
function passOn({ target }: KeyboardEvent): void {
  flushSync(() => toasts.getSnapshot().context.toasts.slice(0, atOnce).forEach(close));
  requestAnimationFrame(() => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

function OneToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const t = useText('common');
  const { tone, kind, path, message } = toast;
  const error = tone === 'error';
  const title = toastTitle(toast.title, t);
  return (
    <Radix.Root
      className="card row toast"
      data-accent-color={colors[tone]}
      data-link={path === undefined ? undefined : ''}
      type={error ? 'foreground' : 'background'}
      duration={error || kind !== undefined ? 2 * stays : stays}
      onEscapeKeyDown={(event) => {
        if (!(event.target as Element).closest('.toasts')) passOn(event);
      }}
      onOpenChange={(open) => {
        if (!open) close(toast);
      }}
    >
      {kind === undefined ? icons[tone] : <NotificationIcon type={kind} />}
      <div>
        <Radix.Title asChild>
          <strong>
            {path === undefined ? (
              title
            ) : (
              <Link to={path} className="whole-link" onClick={() => press(toast)}>
                {title}
              </Link>
            )}
          </strong>
        </Radix.Title>
        {message !== undefined && <Radix.Description className="quiet small">{message}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel}>
          <CloseIcon size={18} />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
