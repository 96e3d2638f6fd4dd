/** Adds a provider's script to the page; `dress` sets the attributes that it reads. Rejects when it does not load. */
export const loadScript = (
  src: string,
  signal: AbortSignal,
  place: Element = document.head,
  dress: (script: HTMLScriptElement) => void = () => undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    dress(script);
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    signal.addEventListener('abort', () => {
      script.remove();
    });
    place.append(script);
  });
