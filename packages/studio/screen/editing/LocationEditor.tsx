import type { FieldAppSDK } from '@contentful/app-sdk';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const location = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const PARTS = [
  { part: 'lat', label: 'Latitude', limit: 90 },
  { part: 'lon', label: 'Longitude', limit: 180 },
] as const;
const EMPTY = { lat: '', lon: '' };

/** Editor for latitude and longitude. Contentful's editor loads a third-party map, which the studio's CSP blocks. */
export function LocationEditor({ field }: { field: FieldAppSDK['field'] }) {
  const [typed, setTyped] = useState(EMPTY);
  useEffect(
    () =>
      field.onValueChanged((value: unknown) => {
        const { data } = location.safeParse(value);
        if (data) setTyped({ lat: String(data.lat), lon: String(data.lon) });
      }),
    [field],
  );
  const type = (part: keyof typeof EMPTY, text: string): void => {
    const next = { ...typed, [part]: text };
    setTyped(next);
    if (next.lat === '' && next.lon === '') void field.removeValue();
    if (next.lat === '' || next.lon === '') return;
    const { data } = location.safeParse({ lat: Number(next.lat), lon: Number(next.lon) });
    if (data) void field.setValue(data);
  };
  return (
    <div className="filters">
      {PARTS.map(({ part, label, limit }) => (
        <label key={part}>
          {label}
          <input
            type="number"
            step="any"
            min={-limit}
            max={limit}
            value={typed[part]}
            onChange={(event) => type(part, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}
