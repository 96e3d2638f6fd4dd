import type { Text } from '#src/i18n/types.ts';
import type { CheckSnapshot } from './useCheck.ts';

type T = Text<'attendance'>;

/** The line under the camera's frame. */
export function scanWord(snapshot: CheckSnapshot, t: T): string {
  if (snapshot.matches({ scanning: 'opening' })) return t('scan.opening');
  if (snapshot.matches({ scanning: 'searchingHarder' })) return t('scan.searchingHarder');
  if (snapshot.matches({ scanning: 'refusedSeen' })) return t('scan.refusedSeen');
  if (snapshot.matches({ scanning: 'foreignSeen' })) return t('scan.foreignSeen');
  return t('scan.searching');
}

/** The obstacle and what helps; undefined where there is none. */
export function troubleWords(snapshot: CheckSnapshot, t: T): { title: string; help: string } | undefined {
  if (snapshot.matches({ unavailable: 'denied' })) return { title: t('denied'), help: t('deniedHelp') };
  if (snapshot.matches({ unavailable: 'missing' })) return { title: t('missing'), help: t('missingHelp') };
  if (snapshot.matches({ unavailable: 'busy' })) return { title: t('busy'), help: t('busyHelp') };
  if (snapshot.matches({ unavailable: 'lost' })) return { title: t('lost'), help: t('lostHelp') };
  if (snapshot.matches({ unavailable: 'insecure' })) return { title: t('insecure'), help: t('insecureHelp') };
  if (snapshot.matches({ photoRead: 'empty' })) return { title: t('photoEmpty'), help: t('photoEmptyHelp') };
  if (snapshot.matches({ photoRead: 'foreign' }))
    return { title: t('photoForeign'), help: t('photoForeignHelp') };
  if (snapshot.matches({ photoRead: 'unreadable' }))
    return { title: t('photoUnreadable'), help: t('photoUnreadableHelp') };
  return undefined;
}
