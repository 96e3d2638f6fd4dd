import { readFileSync } from 'node:fs';
import type { VariableName } from './configVariables.ts';

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  privateKeyId: string;
  /** Where the service account signs in. */
  tokenUri: string;
}

export interface FirebaseConfig {
  serviceAccount: ServiceAccount;
  fcmUrl: string;
  /** Needed by the app's own registration; public. */
  app: { apiKey: string; appId: string; messagingSenderId: string; projectId: string; vapidKey: string };
}

const ofTheApp = ['FIREBASE_API_KEY', 'FIREBASE_APP_ID', 'FIREBASE_SENDER_ID', 'FIREBASE_VAPID_KEY'] as const;
const keyFile = 'FIREBASE_SERVICE_ACCOUNT' as const;

/** Google's key file, or its path. */
function readServiceAccount(given: string): ServiceAccount | undefined {
  try {
    const text = given.startsWith('{') ? given : readFileSync(given, 'utf8');
    const file = JSON.parse(text) as Record<string, unknown>;
    const named = (name: string) => {
      const value = file[name];
      if (typeof value !== 'string' || !value) throw new Error(name);
      return value;
    };
    return {
      projectId: named('project_id'),
      clientEmail: named('client_email'),
      privateKey: named('private_key'),
      privateKeyId: named('private_key_id'),
      tokenUri: named('token_uri'),
    };
  } catch {
    return undefined;
  }
}

/** Undefined: no pushes, and the app does not offer them. `refuse` collects errors. */
export function readFirebase(
  value: (name: VariableName) => string | undefined,
  refuse: (line: string) => void,
): FirebaseConfig | undefined {
  const names = [keyFile, ...ofTheApp];
  const missing = names.filter((name) => value(name) === undefined);
  if (missing.length === names.length) return undefined;
  for (const name of missing) refuse(`${name}: pushing needs all of ${names.join(', ')}`);
  const given = value(keyFile);
  const serviceAccount = given === undefined ? undefined : readServiceAccount(given);
  if (given !== undefined && !serviceAccount)
    refuse(`${keyFile}: expected a service account's key file, or its path`);
  if (!serviceAccount || missing.length) return undefined;
  const [apiKey = '', appId = '', messagingSenderId = '', vapidKey = ''] = ofTheApp.map(value);
  const { projectId } = serviceAccount;
  return {
    serviceAccount,
    fcmUrl: value('FCM_URL') ?? '',
    app: { apiKey, appId, messagingSenderId, projectId, vapidKey },
  };
}
