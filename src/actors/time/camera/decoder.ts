/** Finds the text of a QR code in an image; null when there is none. Rejects when it cannot work at all. */
export interface Decoder {
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string | null>;
  close(): void;
}
