import type { Page } from '@playwright/test';

const LONG_TEXTS = {
  word: 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300),
  address: `https://www.example.com/${'a-long_path/with.parts?and=parameters&more;'.repeat(6)}`,
};

const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    for (const dialog of document.querySelectorAll('dialog')) dialog.show();
  });

const replaceAllText = (page: Page, text: string): Promise<void> =>
  page.evaluate((replacement) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style, noscript'))
        node.nodeValue = replacement;
  }, text);

/** Returns the outermost elements that exceed the viewport, except those that are clipped or scroll. */
const findOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isContained = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 0.5 || left < -0.5) && element.checkVisibility() && !isContained(element);
    });
    const outermost = outside.filter(
      ({ parentElement }) => parentElement === null || !outside.includes(parentElement),
    );
    return [
      ...outermost.map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`),
      ...(scrollWidth > clientWidth ? [`a page of ${scrollWidth} px`] : []),
    ];
  });

/** Returns the elements that exceed a viewport of 320 px when each text node is one long word or URL. */
export async function findWidened(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAll(page);
  const before = await findOutside(page);
  const widened: string[] = [];
  for (const [name, text] of Object.entries(LONG_TEXTS)) {
    await replaceAllText(page, text);
    const found = (await findOutside(page)).filter((element) => !before.includes(element));
    widened.push(...new Set(found.map((element) => `${element} by a long ${name}`)));
  }
  return widened;
}
