import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that makes `count` calls at once, each on a connection of its own, and posts their statuses. */
const { url, method, count, bodies, headers = { 'content-type': 'application/json' } } = workerData;
const agent = new Agent({ maxSockets: Infinity });

const call = (body) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    sent.end(body);
  });

const statuses = await Promise.all(Array.from({ length: count }, (_, n) => call(bodies?.[n])));
parentPort.postMessage(statuses);
