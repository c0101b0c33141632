import type { Page } from '@playwright/test';
import type { MeasurementSettings } from '../../lib/telemetry/settings';

const SETTINGS: MeasurementSettings = {
  consentMode: 'opt-in',
  consentManager: null,
  telemetry: null,
  tagManager: null,
};

/** Makes a page ask for consent before it measures. */
export const mockOptInConsent = async (page: Page): Promise<void> => {
  await page.route('**/api/measurement', (route) => route.fulfill({ json: SETTINGS }));
};
