import type { components } from '#openapi/generated/contract.d.ts';

/** The providers' own logos in their colours, because people look for them. */
export function ProviderIcon({ provider }: { provider: components['schemas']['Provider'] }) {
  return provider === 'google' ? (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.1Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 10l3.7-2.9Z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2 7l3.7 2.9A6.6 6.6 0 0 1 12 5.4Z"
      />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#229ed9" />
      <path
        fill="#fff"
        d="m6.2 11.9 10.1-3.9c.5-.2.9.1.7.8l-1.7 8.1c-.1.6-.5.7-1 .5l-2.6-2-1.3 1.3c-.2.1-.3.2-.5.2l.2-2.7 4.8-4.4c.2-.2 0-.3-.3-.1L8.6 13.4 6 12.6c-.5-.2-.5-.5.2-.7Z"
      />
    </svg>
  );
}
