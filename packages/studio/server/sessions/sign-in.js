// Posts the key of the address, and takes it out of the address and the history.
const key = new URLSearchParams(location.hash.slice(1)).get('key');
const form = document.querySelector('form');
const input = document.querySelector('input');

if (key && form && input) {
  history.replaceState(null, '', location.pathname);
  input.value = key;
  form.submit();
} else if (!document.querySelector('[role=alert]')) {
  // Who came by a link of another site is signed in: that request had no strict cookie.
  const response = await fetch('/session').catch(() => undefined);
  if (response?.ok) location.replace('/');
}
