import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { CannotStart } from './cannotStart.ts';
import { developmentDataKey, developmentSecretKey } from './developmentKeys.ts';
import { variables, type VariableName } from './configVariables.ts';
import { readGoogle, readTelegram, type GoogleConfig, type TelegramConfig } from './providerConfig.ts';
import { readFirebase, type FirebaseConfig } from './firebaseConfig.ts';
import { readOtpSettings, type OtpSettings } from './otpConfig.ts';

export interface Config {
  mode: 'development' | 'production';
  host: string;
  port: number;
  /** Folder of the embedded database; unused with databaseUrl. 'memory' keeps it in memory only. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Signs tokens and codes. Changing it signs everybody out. */
  secretKey: Buffer;
  /** Encrypts cards and gate secrets at rest. Changing it makes them unreadable. */
  dataKey: Buffer;
  /** Development: the clock's time at start, epoch milliseconds. */
  clockAt: number | undefined;
  /** Development: a company that has lived for months, and a bar that moves its clock. */
  demo: boolean;
  logLevel: string;
  /** Behind exactly one proxy of our own: the client's address is the entry it appends to X-Forwarded-For. */
  trustProxy: boolean;
  /** The site whose page may fill in a code from its message (WebOTP). */
  otpDomain: string | undefined;
  /** Where people open the app; undefined: messages cannot lead there. */
  publicUrl: string | undefined;
  google: GoogleConfig | undefined;
  telegram: TelegramConfig | undefined;
  firebase: FirebaseConfig | undefined;
  /** Another build of the app than the one beside the server. */
  clientFolder?: string;
  /** The API of the payout provider; companies give their own keys. */
  multicardUrl: string;
  /** Of the files of reports that one company keeps. */
  reportBytes: number;
  /** Senders of one-time codes, in the order they are tried. */
  otp: OtpSettings[];
}

/** Of 32 random bytes about 30 differ; a key with fewer than this was typed, not generated. */
const FEWEST_DIFFERENT_BYTES = 16;

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment; throws one CannotStart that names every wrong variable. */
export function readConfig(environment: Environment = process.env): Config {
  const wrong: string[] = [];
  const refuse = (line: string) => wrong.push(line);
  const value = (name: VariableName) => {
    const given = environment[name]?.trim();
    if (!given) return variables[name].default;
    if (!variables[name].accepts.test(given)) wrong.push(`${name}: expected ${variables[name].expected}`);
    return given;
  };
  const mode = value('NODE_ENV') === 'production' ? 'production' : 'development';
  const production = mode === 'production';
  const developmentKeys = [developmentSecretKey, developmentDataKey];
  const key = (name: 'SECRET_KEY' | 'DATA_KEY', inDevelopment: string) => {
    const given = value(name);
    if (production && !given) wrong.push(`${name}: production needs its own, e.g. ${suggestion()}`);
    const bytes = Buffer.from(given ?? inDevelopment, 'hex');
    if (production && given && developmentKeys.includes(given.toLowerCase()))
      wrong.push(`${name}: production refuses the development keys`);
    else if (production && given && new Set(bytes).size < FEWEST_DIFFERENT_BYTES)
      wrong.push(`${name}: too regular to be random; generate one, e.g. ${suggestion()}`);
    return bytes;
  };

  const databaseUrl = value('DATABASE_URL');
  if (production && !databaseUrl && value('ALLOW_EMBEDDED') !== '1')
    wrong.push(
      'DATABASE_URL: production needs PostgreSQL, or ALLOW_EMBEDDED=1 to run on the embedded database',
    );
  const clock = value('CLOCK_AT');
  const clockAt = clock === undefined ? undefined : Date.parse(clock);
  if (production && clock) wrong.push('CLOCK_AT: production runs on real time');
  const demo = value('DEMO') === '1';
  if (production && demo) wrong.push('DEMO: production shows no sample company');
  if (demo && clock) wrong.push('CLOCK_AT: the demo goes on at its own time');
  if (Number.isNaN(clockAt)) wrong.push('CLOCK_AT: expected a date-time such as 2026-11-18T08:50:00+05:00');

  const config: Config = {
    mode,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: Number(value('PORT')),
    dataDir: dataDirectory(value('DATA_DIR') ?? '.data'),
    databaseUrl,
    secretKey: key('SECRET_KEY', developmentSecretKey),
    dataKey: key('DATA_KEY', developmentDataKey),
    clockAt,
    demo,
    logLevel: value('LOG_LEVEL') ?? 'info',
    trustProxy: value('TRUST_PROXY') === '1',
    otpDomain: value('OTP_DOMAIN'),
    publicUrl: publicUrl(value, production),
    multicardUrl: value('MULTICARD_URL')!,
    reportBytes: Number(value('REPORT_MEGABYTES')) * 1_000_000,
    google: readGoogle(value, refuse),
    telegram: readTelegram(value, refuse),
    firebase: readFirebase(value, refuse),
    otp: readOtpSettings(value, production, wrong),
  };
  if (production && config.secretKey.length > 0 && config.secretKey.equals(config.dataKey))
    wrong.push('DATA_KEY: must differ from SECRET_KEY');
  if (wrong.length)
    throw new CannotStart(`Configuration refused:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return config;
}

const publicUrl = (value: (name: VariableName) => string | undefined, production: boolean) => {
  const domain = value('OTP_DOMAIN');
  const own = production ? undefined : `http://localhost:${value('PORT')}`;
  return value('PUBLIC_URL')?.replace(/\/+$/, '') ?? (domain ? `https://${domain}` : own);
};

const dataDirectory = (given: string) => (given === 'memory' ? given : resolve(given));
const suggestion = () => randomBytes(32).toString('hex');
