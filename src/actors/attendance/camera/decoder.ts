/** Finds the text of a QR code in a picture; null when it sees none. Rejects when it cannot work at all. */
export interface Decoder {
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string | null>;
  close(): void;
}
