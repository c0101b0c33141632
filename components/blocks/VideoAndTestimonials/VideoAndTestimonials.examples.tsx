import type { VideoAndTestimonialsFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { testimonial, VIDEO } from '../example-data';
import { VideoAndTestimonials } from './VideoAndTestimonials';

const block: VideoAndTestimonialsFragment = {
  __typename: 'VideoAndTestimonials',
  sys: { id: 'example-video-and-testimonials' },
  title: 'Heard in the back of the house',
  componentWidth: null,
  video: VIDEO,
  testimonialsCollection: { items: ['Ana', 'Ben'].map(testimonial) },
};

export const examples: readonly Example[] = [
  { name: 'default', element: <VideoAndTestimonials block={block} /> },
];
