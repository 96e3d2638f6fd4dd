import { TASHKENT_OFFSET_MS } from '../calendar/date.ts';
import type { Language } from '../language.ts';

/** `08:56` in Asia/Tashkent; the instant is epoch ms. */
export const formatTime = (instantMs: number): string =>
  new Date(instantMs + TASHKENT_OFFSET_MS).toISOString().slice(11, 16);

const units: Record<Language, { hour: string; minute: string }> = {
  'uz-Latn': { hour: 'soat', minute: 'daqiqa' },
  ru: { hour: 'ч', minute: 'мин' },
  'uz-Cyrl': { hour: 'соат', minute: 'дақиқа' },
};

/** `8 soat 56 daqiqa`; zero parts are omitted. Minutes, not negative. */
export function formatDuration(minutes: number, language: Language): string {
  const { hour, minute } = units[language];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}\u00a0${hour}`, (rest > 0 || hours === 0) && `${rest}\u00a0${minute}`];
  return parts.filter(Boolean).join(' ');
}

/** `8`, `7:30`: short enough for a cell. Minutes, not negative. */
export const formatHours = (minutes: number): string =>
  minutes % 60 === 0
    ? String(minutes / 60)
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
