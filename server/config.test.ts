import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { developmentDataKey, developmentSecretKey } from './developmentKeys.ts';

/** Any 32 different bytes. */
const keyFrom = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, n) => (first + n * 7) % 256)).toString('hex');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/davomat',
  SECRET_KEY: keyFrom(1),
  DATA_KEY: keyFrom(2),
  OTP_WEBHOOK_URL: 'https://sms.example/send',
};

describe('configuration', () => {
  it('needs nothing in development and listens on loopback', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
    expect(config.otp).toEqual([{ sender: 'outbox' }]);
  });

  it('takes what production sets', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      otp: [{ sender: 'webhook', url: 'https://sms.example/send' }],
    });
    const { DATABASE_URL: _, ...embedded } = production;
    expect(readConfig({ ...embedded, ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined();
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
    [{ ...production, SECRET_KEY: developmentSecretKey }, 'SECRET_KEY'],
    [{ ...production, DATA_KEY: developmentDataKey }, 'DATA_KEY'],
    [{ ...production, SECRET_KEY: developmentSecretKey.toUpperCase() }, 'SECRET_KEY'],
    [{ ...production, SECRET_KEY: developmentDataKey }, 'SECRET_KEY'],
    [{ ...production, SECRET_KEY: undefined }, 'SECRET_KEY'],
    [{ ...production, SECRET_KEY: '0'.repeat(64) }, 'SECRET_KEY'],
    [{ ...production, DATA_KEY: '0123456789abcdef'.repeat(4) }, 'DATA_KEY'],
    [{ ...production, DATA_KEY: production.SECRET_KEY.toUpperCase() }, 'DATA_KEY'],
    [{ ...production, CLOCK_AT: '2026-11-18T08:50:00+05:00' }, 'CLOCK_AT'],
    [{ ...production, DEMO: '1' }, 'DEMO'],
    [{ DEMO: '1', CLOCK_AT: '2026-11-18T08:50:00+05:00' }, 'CLOCK_AT'],
    [{ ...production, OTP_WEBHOOK_URL: undefined }, 'OTP_SENDER'],
    [{ ...production, OTP_SENDER: 'eskiz,outbox' }, 'OTP_SENDER'],
    [{ OTP_SENDER: 'pigeon' }, 'OTP_SENDER'],
    [{ OTP_SENDER: 'eskiz,' }, 'OTP_SENDER'],
    [{ OTP_SENDER: 'eskiz', ESKIZ_EMAIL: 'a@b' }, 'ESKIZ_PASSWORD'],
    [{ OTP_SENDER: 'telegram,playmobile', PLAYMOBILE_LOGIN: 'x' }, 'TELEGRAM_GATEWAY_TOKEN'],
    [{ ...production, DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '3000x' }, 'PORT'],
    [{ CLOCK_AT: 'soon' }, 'CLOCK_AT'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %o and names %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^Configuration refused:[^]*  ${name}: `));
  });

  it('names every wrong variable at once and never a value of a key', () => {
    const wrong = () => readConfig({ ...production, PORT: 'x', SECRET_KEY: 'hunter2' });
    expect(wrong).toThrow(/PORT[^]*SECRET_KEY/);
    expect(wrong).not.toThrow(/hunter2/);
  });
});
