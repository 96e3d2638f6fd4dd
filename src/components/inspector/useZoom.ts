import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

const step = 1.3;
const largest = 4;

/** Size of the drawing in CSS pixels at a scale of 1. */
function sizeOf(frame: HTMLElement) {
  const { width = 1, height = 1 } = frame.querySelector<SVGSVGElement>('svg')?.viewBox.baseVal ?? {};
  return { width, height };
}

/** The scale at which the whole drawing is seen; never larger than it was drawn. */
function fitOf(frame: HTMLElement): number {
  const { width, height } = sizeOf(frame);
  return Math.min(1, frame.clientWidth / width, frame.clientHeight / height);
}

/**
 * A drawing in a scrolling frame: fits at first, zooms by buttons, keys and Ctrl+wheel around the middle of what is seen, and
 * pans by dragging, besides the frame's own scrolling.
 */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  /** Null while the drawing fits the frame, whatever the size of that. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [fit, setFit] = useState(1);
  const scale = chosen ?? fit;

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => {
      setFit(fitOf(box));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => {
      sizes.disconnect();
    };
  }, []);

  // The middle of what was seen stays in the middle.
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
  }, [scale]);

  const zoom = (factor: number) => {
    const box = frame.current;
    if (!box) return;
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
    const next = Math.min(largest, scale * factor);
    setChosen(next <= fit ? null : next);
  };

  // Not passive, so that the browser does not zoom the page instead.
  const zoomRef = useRef(zoom);
  useLayoutEffect(() => {
    zoomRef.current = zoom;
  });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomRef.current(event.deltaY < 0 ? step : 1 / step);
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => {
      box.removeEventListener('wheel', turn);
    };
  }, []);

  return {
    frame,
    scale,
    isFit: chosen === null,
    isLargest: scale >= largest,
    zoomIn: () => {
      zoom(step);
    },
    zoomOut: () => {
      zoom(1 / step);
    },
    fit: () => {
      setChosen(null);
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === '+' || event.key === '=') zoom(step);
        else if (event.key === '-') zoom(1 / step);
        else if (event.key === '0') setChosen(null);
      },
      // A finger pans by scrolling; a mouse has to be helped.
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.pointerType === 'mouse' && event.button === 0)
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        event.currentTarget.scrollLeft -= event.movementX;
        event.currentTarget.scrollTop -= event.movementY;
      },
    },
  };
}
