/** The areas of the product: what a room divides by area has folders of these names alone. */
export const areas = [
  'auth',
  'account',
  'organization',
  'employees',
  'time',
  'money',
  'insight',
  'home',
  'notifications',
  /** Code that several areas use. */
  'shared',
  /** Tools that no real server shows, and the machines that developers and testers look at. */
  'development',
  'machines',
  /** Areas of the server alone: its health, and the audit trail that all other areas write. */
  'system',
  'audit',
];

/** Folders whose entries must be areas, or `support` of the walks. */
const areaFolders =
  /^(?:src\/(?:screens|actors)|machines\/flows|server\/modules|tests\/paths\/browser)\/([\w.]+)\//;

/** The folder name if it stands in the place of an area but is none; undefined for all other files. */
export function findWrongArea(file) {
  const [, name] = areaFolders.exec(file) ?? [];
  return name && name !== 'support' && !areas.includes(name) ? name : undefined;
}
