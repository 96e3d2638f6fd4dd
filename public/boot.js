// Before the first paint: the chosen look and language, so that nothing flashes (src/runtime/theme.ts, src/i18n/i18n.ts);
// and what the app will ask for anyway, asked for together with the app and not after it: texts, the files of the page
// (scripts/vite/filesAhead.ts), and who is signed in with the page's data (src/api/answersAhead.ts).
(function () {
  var root = document.documentElement;
  var stored = function (key) {
    return localStorage.getItem(key);
  };
  var theme = stored('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.className = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#111113' : '#f9f9fb';
  // Comes once and early; the app asks later (src/actors/shared/installation.ts).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installPrompt = event;
    dispatchEvent(new Event('davomat-installable'));
  });
  var language = stored('language') || 'uz-Latn';
  root.lang = language;

  var files = JSON.parse(document.currentScript.dataset.files || '{}');
  var bring = function (list) {
    (list || []).forEach(function (file) {
      var link = document.createElement('link');
      var isStyle = /\.css$/.test(file);
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      // As the app's own loader asks: a preload of another mode is fetched a second time.
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
  };
  var first = files.first || {};
  bring(first[language]);

  // A gate's screen has a token of its own.
  if (!stored('token') || /^\/(auth|kiosk|steps?)(\/|$)/.test(location.pathname)) return;
  var role = stored('lastRole');
  var page = (role && !location.search && ((files.calls || {})[role] || {})[location.pathname]) || [];
  var ids = { EmployeeId: stored('employeeId'), 'Device-Id': stored('deviceId') };
  window.answersAhead = {};
  ['account/info', 'account', 'account/jobs'].concat(page).forEach(function (path) {
    var headers = { 'Content-Type': 'application/json', Authorization: 'Bearer ' + stored('token') };
    for (var id in ids) if (ids[id]) headers[id] = ids[id];
    var limit = AbortSignal.timeout && AbortSignal.timeout(30000);
    var answer = fetch('/api/' + path, limit ? { headers: headers, signal: limit } : { headers: headers });
    answer.catch(function () {});
    window.answersAhead['/api/' + path] = { headers: headers, answer: answer, askedAt: performance.now() };
  });
  bring(files.signedIn);
  bring((files.texts || {})[language]);
  bring((files.roles || {})[role]);
})();
