import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { BannerFragment, VideoBannerFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/Container/Container';
import { Picture } from '@/components/ui/Picture/Picture';
import { present } from '@/lib/content/present';
import { CallsToAction } from '../CallToAction/CallToAction';
import type { BlockContext } from '../context';
import { pictureSource } from '../picture-source';
import { RichTextBody } from '../RichText/RichTextBody';
import { SharedVideoDialog, SharedVideoDialogOutlet } from '../VideoButton/VideoOpener.client';
import { isCompact } from './compact';
import { parseBannerLayout } from './position';
import styles from './Banner.module.css';

interface Props {
  block: BannerFragment | VideoBannerFragment;
  context: BlockContext;
  /** Whether the banner is the first block of its page, where the header may be transparent. */
  first?: boolean;
  inset?: boolean;
  /** Must have the class `PICTURE`, which puts it behind the text. */
  picture: ReactNode;
  /** Button that pauses the film. */
  control?: ReactNode;
}

export const PICTURE = styles.picture;

const FLEX = {
  left: 'flex-start',
  center: 'center',
  right: 'flex-end',
  top: 'flex-start',
  middle: 'center',
  bottom: 'flex-end',
} as const;

export function BannerFrame({ block, context, first, inset, picture, control }: Props) {
  const words = (block.styles ?? '').split(' ');
  const light = words.includes('dark-on-light');
  const layout = parseBannerLayout(block.contentPosition, block.textAlign);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--vertical': FLEX[layout.vertical],
    '--align': layout.horizontal,
    '--items': FLEX[layout.horizontal],
    '--align-small': layout.smartphone,
    '--items-small': FLEX[layout.smartphone],
    '--align-tablet': layout.tablet,
    '--items-tablet': FLEX[layout.tablet],
  };
  const actions = present(block.callToActionCollection?.items);
  const hasVideos = actions.some(({ __typename }) => __typename === 'VideoButton');
  const Videos = hasVideos ? SharedVideoDialog : Fragment;
  return (
    <div
      className={classNames(
        light ? 'ground-light' : 'ground-dark',
        styles.banner,
        light && styles.light,
        isCompact(block) && styles.compact,
        styles[layout.horizontal],
        first && styles.top,
        inset && styles.inset,
      )}
      style={style}
      data-banner={light ? 'light' : 'dark'}
      data-under-header={first || undefined}
    >
      <Videos>
        {picture}
        <Container className={styles.inner}>
          <div className={styles.content}>
            {present(block.contentCollection?.items).map((item) => {
              if (item.__typename === 'Heading' && item.text) {
                const Tag = first && item.level === 1 ? 'h1' : 'h2';
                return <Tag key={item.sys.id}>{item.text}</Tag>;
              }
              if (item.__typename === 'Paragraph' && item.paragraph)
                return <p key={item.sys.id}>{item.paragraph}</p>;
              if (item.__typename === 'ContentTypeRichText')
                return (
                  <div key={item.sys.id}>
                    <RichTextBody body={item.body} context={context} headingLevel={3} />
                  </div>
                );
              return null;
            })}
            <CallsToAction actions={actions} onDark={!light} />
            {present(block.badgeImagesCollection?.items).length > 0 ? (
              <div className={styles.badges}>
                {present(block.badgeImagesCollection?.items).map((badge) => {
                  const source = pictureSource(badge.image);
                  return source ? (
                    <Picture key={badge.sys.id} source={source} alt={badge.altText ?? ''} surface="thumb" />
                  ) : null;
                })}
              </div>
            ) : null}
          </div>
        </Container>
        {control}
        {hasVideos ? <SharedVideoDialogOutlet /> : null}
      </Videos>
    </div>
  );
}
