import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { present } from '@/lib/content/present';
import type { PageProps } from '../page-props';
import { TopBanner } from '../PageTop/PageTop';

export function HomePage({ page, loaded, context }: PageProps<'HomePage'>) {
  const banners = present(page.bannersCollection?.items);
  return (
    <>
      {banners.length === 0 ? <h1 className="visually-hidden">{page.title}</h1> : null}
      {banners.map((banner) => (
        <TopBanner key={banner.sys.id} banner={banner} context={context} />
      ))}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
