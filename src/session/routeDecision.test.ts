import { expect, test } from 'vitest';
import { afterRegistering } from './afterRegistering.ts';
import { nextOf, routeDecision, type Outcome } from './routeDecision.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const screen = { show: 'screen' };

test.each<[Outcome, string, object]>([
  ['busy', '/home', { show: 'splash' }],
  ['stay', '/requests', screen],
  ['stay', '/step/continue', screen],
  ['step', '/requests', { goTo: '/step/continue' }],
  ['step', '/step/continue', screen],
  ['step', '/steps/check', screen],
  ['login', '/requests', { goTo: '/auth/login?next=%2Frequests' }],
  ['login', '/home', { goTo: '/auth/login' }],
  ['login', '/tardiness', { goTo: '/auth/login?next=%2Fhome%23tardiness' }],
  ['left', '/requests', { goTo: '/auth/login' }],
  ['offline', '/home', screen],
  ['offline', '/qr-scan/attendance-check/in', screen],
  ['offline', '/requests', { goTo: '/auth/login?next=%2Frequests' }],
  ['login', '/auth/login', screen],
  ['login', '/auth/auth-otp/1', screen],
  ['busy', '/kiosk/1', screen],
  ['login', '/authority', { goTo: '/auth/login?next=%2Fauthority' }],
])('%s at %s', (outcome, pathname, expected) => {
  expect(routeDecision(outcome, at(pathname))).toEqual(expected);
});

test('query and hash survive signing in', () => {
  const wanted = at('/requests', '?state=paid', '#salary-request');
  const answer = routeDecision('login', wanted);
  expect(answer).toEqual({ goTo: '/auth/login?next=%2Frequests%3Fstate%3Dpaid%23salary-request' });
  expect(nextOf((answer as { goTo: string }).goTo.replace(/^[^?]*/, ''))).toMatchObject(wanted);
});

test.each([
  '',
  '?next=',
  '?next=//evil.example/x',
  '?next=/%5Cevil.example',
  '?next=%2F%09%2Fevil.example',
  '?next=https://evil.example',
  '?next=javascript:alert(1)',
  '?next=home',
  '?next=/auth/login',
  '?next=/x/../auth/login',
  '?next=/x/..//evil.example',
  '?next=//',
  '?next=https://davomat.invalid/requests',
])('%s leads home', (search) => {
  expect(nextOf(search)).toEqual(at('/home'));
});

test('whoever registers chooses a side, unless a company waits for them or they were here before', () => {
  const after = (leadsTo: string) => [false, true].map((isInvited) => afterRegistering(leadsTo, isInvited));
  expect(after('/step/continue')).toEqual(['/steps/check', '/step/continue']);
  expect(after('/home')).toEqual(['/home', '/home']);
});
