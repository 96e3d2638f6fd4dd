// Within the page, after the sign-in screens that the build rendered (prerenderedSignIn.ts): shows the one in the
// visitor's language, and holds what is pressed until the app takes over (src/screens/auth/ahead.ts).
(function () {
  var language = document.documentElement.lang;
  var form = document.getElementById('sign-in-' + language);
  var isLogin = location.pathname === '/auth/login';
  // Where a provider may be chosen, the page under /auth has a policy of its own and must be loaded.
  var leadsToLogin =
    /^\/(home)?$/.test(location.pathname) &&
    !location.search &&
    !document.querySelector('[name=sign-in-options]');
  if (!form || localStorage.getItem('token') !== null || location.hash || !(isLogin || leadsToLogin)) return;
  // The demo's bar comes first.
  if (document.querySelector('[name=demo-clock]')) return;
  if (!isLogin) history.replaceState(null, '', '/auth/login');

  var root = document.getElementById('root');
  root.dataset.ahead = language;
  root.append(form.content);
  root.querySelectorAll('a[href^="/auth/"]').forEach(function (link) {
    link.setAttribute('href', link.getAttribute('href') + location.search);
  });

  var held = [];
  // Only these elements: if React renders the screen anew, its own elements answer by themselves.
  var holders = Array.from(root.querySelectorAll('button[type=button], form, select'));
  var hold = function (event) {
    var target = event.type === 'click' ? event.target.closest('button[type=button]') : event.target;
    if (!holders.includes(target)) return;
    // The app's listeners must not see it either: they are attached before they can answer.
    event.stopImmediatePropagation();
    if (event.type === 'submit') event.preventDefault();
    held.push({ type: event.type, target: target, value: target.value });
  };
  var types = ['click', 'submit', 'change'];
  types.forEach(function (type) {
    root.addEventListener(type, hold, true);
  });
  window.takeHeld = function () {
    types.forEach(function (type) {
      root.removeEventListener(type, hold, true);
    });
    delete window.takeHeld;
    delete root.dataset.ahead;
    return held;
  };
})();
