const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Opens the camera. Rejects with the browser's DOMException (NotAllowedError, NotFoundError, NotReadableError…), or
 * SecurityError in an insecure context. Stops what it opened when `signal` aborts, also while the browser is still
 * asking for permission.
 */
export async function openStream(signal: AbortSignal): Promise<MediaStream> {
  // Missing on plain http, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no camera without https', 'SecurityError');
  const stream = await devices.getUserMedia(wanted);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  signal.throwIfAborted();
  return stream;
}

/** A video that plays the stream inline and muted, on iPhones too. */
export function videoOf(stream: MediaStream): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.autoplay = true;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.srcObject = stream;
  return video;
}
