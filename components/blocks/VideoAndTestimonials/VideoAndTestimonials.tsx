import type { VideoAndTestimonialsFragment } from '@/graphql/generated/operations';
import { SectionHeading } from '@/components/ui/Container/Container';
import { present } from '@/lib/content/present';
import { Testimonial } from '../Testimonial/Testimonial';
import { Video } from '../Video/Video';
import styles from './VideoAndTestimonials.module.css';

export function VideoAndTestimonials({ block }: { block: VideoAndTestimonialsFragment }) {
  return (
    <div>
      <SectionHeading title={block.title} />
      <div className={styles.pair}>
        {block.video ? <Video block={block.video} /> : null}
        <div className={styles.voices}>
          {present(block.testimonialsCollection?.items).map((testimonial) => (
            <Testimonial key={testimonial.sys.id} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </div>
  );
}
