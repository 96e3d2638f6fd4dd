import { startLookApp } from '#tests/support/scenes/lookApp.ts';
import { figure } from './figure.ts';
import { signedInLimits, signedInPages, signedInPaints } from './signedInLimits.ts';
import { signedInPaint, storageOf, weighSignedIn } from './signedInVisit.ts';
import { median } from './weigh.ts';

const rounds = 3;

/** Pages after sign-in: bytes, requests, layout shift and largest paint against their limits. */
export async function signedIn(): Promise<void> {
  const app = await startLookApp();
  const { requests, layoutShift } = signedInLimits;
  try {
    const storages = {
      employer: await storageOf(app, 'employer'),
      employee: await storageOf(app, 'employee'),
    };
    for (const page of signedInPages) {
      const name = `${page.who}: ${page.name}`;
      const storage = storages[page.who];
      const weight = await weighSignedIn(app, storage, page);
      const isOverview = page.name === 'overview';
      figure(`${name}, JS`, weight.jsBytes / 1000, 'kB gzip', page.kilobytes);
      figure(`${name}, requests`, weight.requests.length, '', requests);
      figure(`${name}, layout shift × 1,000`, weight.layoutShift * 1000, '', layoutShift * 1000);
      for (const warm of [false, true]) {
        const paints: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          paints.push(await signedInPaint(app, storage, page, warm));
        const limit = warm ? signedInPaints.warm : signedInPaints[isOverview ? 'overview' : 'cold'];
        figure(
          `${name}, largest paint ${warm ? 'warm' : 'cold'}, median of ${rounds}`,
          median(paints),
          'ms',
          limit,
        );
      }
    }
  } finally {
    await app.close();
  }
}
