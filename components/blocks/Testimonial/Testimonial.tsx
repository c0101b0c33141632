import type { TestimonialFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { pseudoIcons } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { pictureSource } from '../picture-source';
import styles from './Testimonial.module.css';

export function Testimonial({ testimonial }: { testimonial: TestimonialFragment }) {
  const source = pictureSource(testimonial.image);
  return (
    <figure {...pseudoIcons({ before: 'quote' }, classNames('ground-light', styles.card))}>
      <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
      <figcaption className={styles.who}>
        {source ? <Picture source={source} alt="" surface="thumb" /> : null}
        <div>
          <strong>{testimonial.author}</strong>
          {[testimonial.role, testimonial.company].filter(Boolean).join(', ')}
        </div>
      </figcaption>
    </figure>
  );
}
