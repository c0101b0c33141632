import { Table } from '@/components/ui/Table/Table';
import { contactTimeText, type EfficacyClaim } from '@cleanpro/product-safety/efficacy/claims';
import { upperFirst } from '@cleanpro/text/first-letter';

/** Returns how long a claim holds after the surface has dried, and its other conditions. */
const conditions = ({ residualHours, note }: EfficacyClaim): string[] => [
  ...(residualHours ? [`Residual effect: ${residualHours} hours`] : []),
  ...(note ? [upperFirst(note)] : []),
];

export function Claims({ claims }: { claims: readonly EfficacyClaim[] }) {
  return (
    <Table caption="Efficacy claims" hidesCaption dense>
      <thead>
        <tr>
          <th scope="col">Claim</th>
          <th scope="col">Organisms</th>
          <th scope="col">Contact time</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={`${claim.claim} ${claim.contactTimeSeconds} ${claim.residualHours ?? ''}`}>
            <th scope="row">{claim.claim}</th>
            <td>
              <p>{claim.organisms.join(', ')}</p>
              {conditions(claim).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </td>
            <td>{contactTimeText(claim.contactTimeSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
