import { FRAME, PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';

/** A hazard pictogram, labeled by its name. Use `decorative` if adjacent text already contains the name. */
export function GhsPictogram({
  name,
  size = 44,
  decorative = false,
}: {
  name: PictogramName;
  /** Width and height in CSS pixels. */
  size?: number;
  decorative?: boolean;
}) {
  const { name: words, path } = PICTOGRAMS[name];
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      focusable="false"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
    >
      <path d={FRAME} fill="#fff" stroke="#d1121b" strokeWidth="6" strokeLinejoin="round" />
      <g transform="translate(19 19) scale(0.62)">
        <path d={path} fill="#111" fillRule="evenodd" />
      </g>
    </svg>
  );
}
