import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const REACT_DOM = fileURLToPath(new URL('./screen/editing/react-dom.ts', import.meta.url));

/**
 * Replaces `react-dom`, because the hyperlink dialog of field-editor-shared calls ReactDOM.render, which React 19
 * removed. Imports inside `react-dom` stay as they are.
 */
const reactDomRender: Plugin = {
  name: 'react-dom-render',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react-dom' && importer !== undefined && !importer.includes('/node_modules/react-dom/')
      ? REACT_DOM
      : undefined,
};

const CDN_FONTS = /@font-face\s*\{[^}]*cdn\.f36\.contentful\.com[^}]*\}/g;

/** Contentful's global styles load two typefaces from its CDN, which our CSP blocks and our tokens do not use. */
const noCdnFonts: Plugin = {
  name: 'no-cdn-fonts',
  transform: (code, id) =>
    id.includes('/@contentful/f36-core/') ? code.replaceAll(CDN_FONTS, '') : undefined,
};

export default defineConfig({
  root: 'screen',
  plugins: [reactDomRender, noCdnFonts, react()],
  resolve: {
    alias: [
      // Contentful's editors only have a light mode. These tokens have colors for both modes.
      {
        find: /^@contentful\/f36-tokens$/,
        replacement: fileURLToPath(new URL('./screen/editing/forma36-tokens.ts', import.meta.url)),
      },
      {
        find: /^@contentful\/f36-utils$/,
        replacement: fileURLToPath(new URL('./screen/editing/forma36-utils.ts', import.meta.url)),
      },
      {
        find: /^lodash\/debounce$/,
        replacement: fileURLToPath(new URL('./screen/editing/debounce.ts', import.meta.url)),
      },
    ],
    dedupe: ['react', '@lingui/core', '@tanstack/react-query', '@contentful/f36-components'],
  },
  build: { outDir: '../dist', emptyOutDir: true },
});
