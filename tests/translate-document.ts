/**
 * Imitates page translators: moves the text of each text node into two `<font>` elements, including text that is added
 * or changed later. Browser tests serialize this function, so it may not use anything outside its body.
 */
export function translateDocument(): MutationObserver {
  const UNTRANSLATED = 'font, script, style, noscript, template, textarea, svg';
  const wrap = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(wrapAll);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}
