import type { FastifyInstance } from 'fastify';

export interface KeptMessage {
  id: string;
  recipient: string;
  text: string;
  createdAt: string;
  sentAt: string | null;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const row = ({ createdAt, recipient, text }: KeptMessage) =>
  `<tr><td>${safe(createdAt)}</td><td>${safe(recipient)}</td><td>${safe(text)}</td></tr>`;

const page = (messages: KeptMessage[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Outbox</title>
<style>body{font:16px system-ui;margin:2rem}td,th{padding:.25rem 1rem;text-align:left}</style>
<h1>Outbox</h1><p>Messages that a provider would send. Development only.</p>
<table><tr><th>At</th><th>To</th><th>Text</th></tr>${messages.map(row).join('')}</table></html>`;

/** GET /dev/outbox: the latest messages, as a page for people and as JSON for tests. */
export function addOutboxPage(app: FastifyInstance, latestMessages: () => Promise<KeptMessage[]>): void {
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await latestMessages();
    if (!request.headers.accept?.includes('text/html')) return { items: messages };
    return reply.header('content-type', 'text/html; charset=utf-8').send(page(messages));
  });
}
