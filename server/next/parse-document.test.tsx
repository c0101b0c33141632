import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response.js';
import { renderToReadableStream } from 'react-dom/server.edge';
import { finishDocument } from '../documents/finish-document.ts';
import { parseDocument } from './parse-document.ts';

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]})';
const DATA = '0:["<p>Soap</p>"]\n';
const END = '</body></html>';

/** Renders a page as React and Next do, and assembles it like Next: the hydration data comes at the end of the body. */
async function rendered(data: string | Uint8Array<ArrayBuffer> = DATA): Promise<string> {
  const page = (
    <html lang="en">
      <body>
        <script src="/_next/static/chunks/a.js" async />
        <p>Soap</p>
      </body>
    </html>
  );
  const stream = await renderToReadableStream(page, {
    bootstrapScriptContent: BOOTSTRAP,
    bootstrapScripts: ['/_next/static/chunks/main.js'],
  });
  const html = await new Response(stream).text();
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const flight = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const inline = await new Response(createInlinedDataReadableStream(flight, undefined, null)).text();
  expect(html.endsWith(END)).toBe(true);
  return html.slice(0, -END.length) + inline + END;
}

test.each([
  ['texts', DATA],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe])],
])('parses a document written by React and Next: %s', async (_what, data) => {
  const html = await rendered(data);
  const parsed = parseDocument(html);
  expect(parsed?.markup).toBe('<!DOCTYPE html><html lang="en"><head></head><body><p>Soap</p>');
  expect(parsed?.scripts).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/main.js']);
  expect(parsed?.inlineScript).toMatch(/^\(globalThis\["TURBOPACK"\].*self\.__next_f\.push\(\[[13],"/s);
});

test.each<[string, (html: string) => string]>([
  ['another mark of the first script', (html) => html.replace('id="_R_"', 'id="_X_"')],
  ['another kind of data', (html) => html.replaceAll('__next_f', '__next_g')],
  ['another script at the end', (html) => html.replace(END, `<script>start()</script>${END}`)],
  ['another attribute of a script', (html) => html.replaceAll('<script>', '<script data-x="">')],
  ['something after the end', (html) => `${html}<!-- -->`],
  ['no script', (html) => html.replaceAll(/<script.*?<\/script>/g, '')],
])('leaves a document with %s unchanged, as its shape is unknown', async (_what, change) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const html = change(await rendered());
  const finished = finishDocument(
    html,
    { startScript: '/start.js' },
    { dataOf: '/en-us/soap', isPreview: false },
  );
  expect(finished.html).toBe(html);
  expect(finished.data).toBeUndefined();
});
