const main = document.querySelector('main');
document.querySelector('input')?.addEventListener('change', ({ target }) => {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (main) main.textContent = String(data);
  });
  worker.postMessage((target as HTMLInputElement).files?.[0]);
});
