import { expect, it } from 'vitest';
import { messageText, pushText } from './messageText.ts';

const paid = {
  type: 'other',
  data: { about: 'requestPaid', requestId: '1', amount: 140_000_00, employeeName: null, reason: null },
  organizationTitle: 'Namuna Savdo',
  createdAt: new Date('2026-11-18T20:30:00.000Z'),
};

it('a push of a payment names its day in Tashkent and not its sum, which Telegram names', () => {
  expect(pushText(paid, 'ru')).toEqual({
    title: 'Деньги по Вашей заявке выплачены',
    body: 'Namuna Savdo. 19 ноября',
  });
  expect(pushText({ ...paid, organizationTitle: null }, 'uz-Latn').body).toBe('19-noyabr');
  expect(messageText(paid, 'ru').body).toContain('140\u00a0000');
});

it('a push of anything else says what it always said', () => {
  const cancelled = { ...paid, data: { ...paid.data, about: 'requestCancelled', reason: 'Keyinroq' } };
  expect(pushText(cancelled, 'ru')).toEqual(messageText(cancelled, 'ru'));
});

it('a report is named by its file', () => {
  const data = { about: 'reportReady', reportId: '1', file: 'people-2026-11-18.xlsx' };
  expect(messageText({ ...paid, data }, 'ru')).toEqual({
    title: 'Отчёт готов',
    body: expect.stringContaining('people-2026-11-18.xlsx') as string,
  });
});
