/** Telemetry items as the browser SDK sends them (docs/services.md, "Telemetry"). */
export const KEY = '00000000-0000-4000-8000-000000000001';

function envelope(kind: string, baseType: string, baseData: object) {
  return {
    time: '2026-01-02T03:04:05.678Z',
    iKey: KEY,
    name: `Microsoft.ApplicationInsights.${KEY.replaceAll('-', '')}.${kind}`,
    tags: { 'ai.device.type': 'Browser', 'ai.internal.sdkVersion': 'javascript:3.4.4' },
    data: { baseType, baseData },
  };
}

export const pageView = (path: string) =>
  envelope('Pageview', 'PageviewData', {
    ver: 2,
    name: 'Home',
    url: `https://www.example.com${path}`,
    duration: '00:00:00.420',
    id: 'abc',
    properties: { brand: 'x' },
    measurements: { duration: 0.42 },
  });

export const exception = (message: string) =>
  envelope('Exception', 'ExceptionData', {
    ver: 2,
    exceptions: [
      {
        typeName: 'Error',
        message,
        hasFullStack: true,
        stack: `Error: ${message}\n    at f (a.js:1:2)`,
        parsedStack: [{ level: 0, method: 'f', assembly: 'at f (a.js:1:2)', fileName: 'a.js', line: 1 }],
      },
    ],
    severityLevel: 3,
    properties: { brand: 'x', status: '500' },
  });

export const event = (name: string, duration?: number) =>
  envelope('Event', 'EventData', {
    ver: 2,
    name,
    properties: { brand: 'x' },
    measurements: duration === undefined ? {} : { duration },
  });

export const dependency = (name: string, duration: string) =>
  envelope('RemoteDependency', 'RemoteDependencyData', {
    ver: 2,
    id: 'abc',
    name,
    resultCode: '200',
    duration,
    success: true,
    data: name,
    target: 'example.com',
    type: 'Fetch',
  });

export const incoming = (name: string) =>
  envelope('Request', 'RequestData', {
    ver: 2,
    id: 'a1b2',
    name,
    duration: '00:00:00.042',
    success: true,
    responseCode: '200',
    url: 'https://www.example.com/en-us',
  });

export const availability = (name: string) =>
  envelope('Availability', 'AvailabilityData', {
    ver: 2,
    id: 'c3d4',
    name,
    duration: '00:00:00.100',
    success: true,
    runLocation: 'here',
  });
