import { definePageType } from '../page-type';
import { WriteReviewEntry } from './WriteReviewEntry';

export const writeReview = definePageType<'WriteReview'>({ component: WriteReviewEntry });
