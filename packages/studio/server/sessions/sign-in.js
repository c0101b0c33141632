// Submits the key in the URL hash, and removes it from the address bar and the history.
const key = new URLSearchParams(location.hash.slice(1)).get('key');
const form = document.querySelector('form');
const input = document.querySelector('input');

if (key && form && input) {
  history.replaceState(null, '', location.pathname);
  input.value = key;
  form.submit();
} else if (!document.querySelector('[role=alert]')) {
  // An editor who follows a link on another site might be signed in already. The request for this page did not carry
  // the SameSite=Strict cookie.
  const response = await fetch('/session').catch(() => undefined);
  if (response?.ok) location.replace('/');
}
