/** @jest-environment jsdom */
import { ContentfulLivePreview } from '@contentful/live-preview';
import { connectEditor } from './connect-editor';

jest.mock('@contentful/live-preview', () => ({ ContentfulLivePreview: { init: jest.fn() } }));

const FRAME = {
  space: 'cleanpro',
  environment: 'master',
  origins: 'https://app.contentful.com https://app.eu.contentful.com',
};

test.each([
  ['https://app.eu.contentful.com/spaces/cleanpro', ['https://app.eu.contentful.com']],
  ['https://other.example/', ['https://app.contentful.com', 'https://app.eu.contentful.com']],
  ['', ['https://app.contentful.com', 'https://app.eu.contentful.com']],
])('a preview opened from %j sends messages to %j', (referrer, targetOrigin) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  // Some supported browsers lack URL.parse.
  jest.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  const disconnect = connectEditor(FRAME, jest.fn(), jest.fn());
  expect(ContentfulLivePreview.init).toHaveBeenLastCalledWith(expect.objectContaining({ targetOrigin }));
  disconnect();
  jest.restoreAllMocks();
});
