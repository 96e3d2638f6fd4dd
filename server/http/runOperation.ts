import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ValidateFunction } from 'ajv';
import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Claims } from './claims.ts';
import type { Operation } from './contract.ts';
import { requestHash, storeAnswer, type Claim, type StoredAnswer } from './idempotency.ts';
import { networkOf } from './network.ts';
import type { AnyCaller, AtJob, SignedIn } from './operation.ts';
import type { ReadRequest } from './readRequest.ts';
import { EventStream } from './eventStream.ts';
import { longWorkOf } from './longOperations.ts';
import { compileAnswer, compiledOnce } from './schemas.ts';
import { SentFile } from './sentFile.ts';

interface LooseReply {
  status: number;
  body?: unknown;
}
/** A handler with its types erased, because the binding treats all handlers alike. */
export type LooseHandler = (input: unknown) => Promise<LooseReply>;

export interface FileAnswer {
  status: number;
  file: SentFile;
}

export interface EventsAnswer {
  status: number;
  events: EventStream;
}
type Answer = StoredAnswer | FileAnswer | EventsAnswer;
/** What can be stored and answered again. */
const isText = (answer: Answer): answer is StoredAnswer => 'body' in answer;

export class OutsideContract extends Error {
  override name = 'OutsideContract';
}

/** Refuses an answer outside the contract before anything is committed. */
const answerChecker = compiledOnce((operation): ((reply: LooseReply) => Answer) => {
  const validators = new Map<number, (() => ValidateFunction) | undefined>();
  for (const [status, schema] of operation.responses)
    if (status < 400) validators.set(status, schema && compileAnswer(schema));
  return ({ status, body }) => {
    if (!validators.has(status)) throw new OutsideContract(`${operation.id} may not answer ${status}`);
    if (body instanceof SentFile) {
      if (operation.fileTypes.includes(body.type)) return { status, file: body };
      throw new OutsideContract(`${operation.id} may not send ${body.type}`);
    }
    if (body instanceof EventStream) {
      if (operation.fileTypes.includes('text/event-stream')) return { status, events: body };
      throw new OutsideContract(`${operation.id} may not stream events`);
    }
    const validate = validators.get(status)?.();
    if (!validate) return { status, body: '' };
    if (!validate(body)) {
      const where = validate.errors?.map((error) => `${error.instancePath} ${error.keyword}`).join(', ');
      throw new OutsideContract(`${operation.id} ${status}: ${where}`);
    }
    return { status, body: JSON.stringify(body) };
  };
});

/** Aborted when the client goes before it is answered; with `even: 'finished'`, also when the answer has been sent. */
function closedOf({ raw }: FastifyReply, even?: 'finished'): AbortSignal {
  const closed = new AbortController();
  if (raw.destroyed) closed.abort();
  raw.once('close', () => {
    if (even || !raw.writableFinished) closed.abort();
  });
  return closed.signal;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  read: ReadRequest;
  caller: AnyCaller;
}

/** Runs one handler: its transaction, its idempotency key, and the validation of its answer. */
export function operationRunner(
  services: Services,
  claims: Claims,
  operation: Operation,
  handler: LooseHandler,
) {
  const check = answerChecker(operation);
  const isLong = longWorkOf(operation);

  async function run({ request, reply, read, caller }: Call, held?: Claim) {
    let stored = held === undefined;
    const inChange = (work: (tx: Tx) => Promise<LooseReply>) =>
      inTransaction(services.db, async (tx) => {
        const made = await work(tx);
        const answer = check(made);
        if (!isText(answer)) throw new OutsideContract(`${operation.id} may answer JSON only from inChange`);
        if (held) await storeAnswer(services, tx, held, answer);
        stored = true;
        return made;
      });
    const answer = check(
      await handler({ ...read, caller, gone: closedOf(reply), address: networkOf(request.ip), inChange }),
    );
    if (!stored) throw new OutsideContract(`${operation.id} must answer from inChange`);
    return answer;
  }

  return async (call: Call) => {
    const { read, caller } = call;
    const { accountId, jobId = accountId } = (caller ?? {}) as SignedIn & Partial<AtJob>;
    if (isLong(read)) {
      const over = closedOf(call.reply, 'finished');
      return services.longWork.begin(accountId, over, () => run(call));
    }
    if (!operation.hasIdempotencyKey) return run(call);
    const key = (read.headers as Record<string, string>)['idempotency-key']?.toLowerCase() ?? '';
    const wanted = { accountId, jobId, operationId: operation.id, key };
    const hash = requestHash(read.params, read.query, read.body);
    const held = await claims.take(wanted, hash);
    if ('status' in held) return held;
    try {
      return await run(call, held);
    } catch (error) {
      await claims.release(held);
      throw error;
    }
  };
}
