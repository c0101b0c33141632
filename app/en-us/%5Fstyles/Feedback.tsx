import { Button, ButtonLink, buttonClass } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Loader } from '@/components/ui/Loader/Loader';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import { Stars } from '@/components/ui/Stars/Stars';
import { Toast } from '@/components/ui/Toast/Toast.client';
import { PARAGRAPH } from './samples';
import styles from './StyleGuide.module.css';

const pageHref = (page: number): string => `/en-us/_styles?page=${page}`;

/** Feedback to the visitor: statuses, ratings, loading and empty states, dialogs, pagination. */
export function Feedback() {
  return (
    <Section label="Feedback">
      <SectionHeading title="Feedback" />
      <div className={styles.stack}>
        <FormStatus tone="success" title="Thank you">
          <p>Your review will be posted within 72 hours.</p>
        </FormStatus>
        <FormStatus tone="error" title="Sorry!">
          <p>Currently service is not available</p>
        </FormStatus>
        <FormStatus tone="info">
          <p>Samples ship to commercial addresses only.</p>
        </FormStatus>
        <p className={styles.row}>
          <Stars rating={4.3} count={12} size="s" />
          <Stars rating={2.5} count={1} />
          <Stars rating={null} size="l" />
        </p>
        <Pagination current={1} total={4} href={pageHref} label="Pages, first" />
        <Pagination current={6} total={12} href={pageHref} label="Pages, middle" />
        <div className={styles.waiting}>
          <Skeleton ratio="16 / 9" />
          <Skeleton lines={4} />
          <Loader />
        </div>
        <EmptyState
          title="No Results Found"
          actions={
            <>
              <ButtonLink href="/en-us/brands">All brands</ButtonLink>
              <Button variant="outline">Clear filters</Button>
            </>
          }
        >
          <p>Try fewer words, or look through a brand.</p>
        </EmptyState>
        <div className={styles.row}>
          <Dialog title="Contact time" trigger="Open a dialog" triggerClass={buttonClass('outline')}>
            <p>{PARAGRAPH}</p>
          </Dialog>
          <Dialog title="A wide dialog" wide trigger="Open a wide dialog" triggerClass={buttonClass('ghost')}>
            <p>{PARAGRAPH}</p>
          </Dialog>
        </div>
      </div>
      <div className={styles.toast}>
        <Toast message="Link copied" />
      </div>
    </Section>
  );
}
