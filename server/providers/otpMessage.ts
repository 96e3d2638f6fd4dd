export interface OtpMessage {
  /** The same for every try, so that a provider can drop a repeat. */
  id: string;
  recipient: string;
  text: string;
  /** For a provider that composes the text itself; '' when the message has no code. */
  code: string;
  /** Whether it was requested again, because the earlier message did not arrive. */
  again: boolean;
}

/** Sends a one-time code or an invitation to a phone. Rejects when it could not; the delivery retries later. */
export interface OtpSender {
  /** Whether the text stays readable in the database after sending: only where developers read it there. */
  keepsText: boolean;
  send(message: OtpMessage, signal: AbortSignal): Promise<void>;
}
