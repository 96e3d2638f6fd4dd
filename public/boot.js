// Before the first paint: the chosen look and language, so that nothing flashes (src/runtime/theme.ts, src/i18n/i18n.ts);
// and the texts of that language, asked for together with the app and not after it (scripts/vite/textsAhead.ts).
(function () {
  var root = document.documentElement;
  var theme = localStorage.getItem('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.className = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#111113' : '#f9f9fb';
  // Comes once and early; the app asks later (src/actors/shared/installation.ts).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installPrompt = event;
    dispatchEvent(new Event('davomat-installable'));
  });
  var texts = JSON.parse(document.currentScript.dataset.texts || '{}');
  var language = localStorage.getItem('language') || 'uz-Latn';
  root.lang = language;
  if (!texts[language]) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = texts[language];
  document.head.append(link);
})();
