import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentPicture, onPicture } from '#src/actors/time/camera/picture.ts';

/** Mounts the very video element that the camera actor decodes. */
export function CameraPicture() {
  const wall = useRef<HTMLDivElement>(null);
  const picture = useSyncExternalStore(onPicture, currentPicture);
  useEffect(() => {
    if (picture) wall.current?.replaceChildren(picture);
    else wall.current?.replaceChildren();
  }, [picture]);
  return <div ref={wall} className="scan-picture" aria-hidden="true" />;
}
