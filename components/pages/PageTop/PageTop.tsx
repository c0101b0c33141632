import type { PageBannerFragment } from '@/graphql/generated/operations';
import { Banner } from '@/components/blocks/Banner/Banner';
import type { BlockContext } from '@/components/blocks/context';
import { VideoBanner } from '@/components/blocks/VideoBanner/VideoBanner';
import { Container } from '@/components/ui/Container/Container';
import styles from './PageTop.module.css';

interface Props {
  banner: PageBannerFragment | null | undefined;
  title: string | null | undefined;
  introduction?: string | null;
  context: BlockContext;
}

export function TopBanner({ banner, context }: { banner: PageBannerFragment; context: BlockContext }) {
  if (banner.__typename === 'Banner' && 'callToActionCollection' in banner)
    return <Banner block={banner} context={context} first />;
  if (banner.__typename === 'VideoBanner' && 'callToActionCollection' in banner)
    return <VideoBanner block={banner} context={context} first />;
  return null;
}

/** Top of a page: its banner, which contains the heading, or a plain heading if there is no banner. */
export function PageTop({ banner, title, introduction, context }: Props) {
  return (
    <>
      {banner ? (
        <TopBanner banner={banner} context={context} />
      ) : (
        <div className={styles.plain}>
          <Container>
            <h1>{title}</h1>
          </Container>
        </div>
      )}
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
    </>
  );
}
