import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { addClockPage } from './clockPage.ts';
import { answerFaults } from './faults.ts';
import { addOutboxPage, type KeptMessage } from './outboxPage.ts';

/** Routes of development mode; none of them is registered in production. Under /dev, never under the API. */
export function addDevelopmentTools(
  app: FastifyInstance,
  services: Services,
  latestMessages: () => Promise<KeptMessage[]>,
): void {
  answerFaults(app);
  addClockPage(app, services);
  addOutboxPage(app, latestMessages);
}
