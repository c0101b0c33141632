import type { ReactNode } from 'react';
import type { LeafBlock, Block } from '@/lib/content/blocks/load-blocks';
import { Accordion } from '../Accordion/Accordion';
import { Article } from '../Article/Article';
import { Banner } from '../Banner/Banner';
import { Callout } from '../Callout/Callout';
import { Carousel } from '../Carousel/Carousel';
import { CategoryWrapper } from '../CategoryWrapper/CategoryWrapper';
import { ContentCard } from '../ContentCard/ContentCard';
import type { BlockContext } from '../context';
import { Form } from '../Form/Form';
import { ImageSet } from '../ImageSet/ImageSet';
import { LinkButton } from '../LinkButton/LinkButton';
import { LinkContainer } from '../LinkContainer/LinkContainer';
import { PdfListWrapper } from '../PdfListWrapper/PdfListWrapper';
import { PreviewNotice } from '../PreviewNotice/PreviewNotice';
import { ProductCard } from '../ProductCard/ProductCard';
import { Products } from '../Products/Products';
import { RichText } from '../RichText/RichText';
import { widthOf } from '../SectionContainer/width';
import { Video } from '../Video/Video';
import { VideoAndTestimonials } from '../VideoAndTestimonials/VideoAndTestimonials';
import { VideoBanner } from '../VideoBanner/VideoBanner';

type Renderer<Name extends LeafBlock['__typename']> = (
  block: Extract<LeafBlock, { __typename: Name }>,
  context: BlockContext,
  inline: boolean,
) => ReactNode;

/** Renderers by block type. A missing renderer is a compile error. */
const REGISTRY: { [Name in LeafBlock['__typename']]: Renderer<Name> } = {
  Accordion: (block, context) => <Accordion block={block} context={context} />,
  Article: (block, context) => <Article block={block} figures={context.figures} />,
  Banner: (block, context) => (
    <Banner block={block} context={context} inset={!widthOf(block.componentWidth).fullBleed} />
  ),
  Callout: (block, _context, inline) => <Callout block={block} inline={inline} />,
  Carousel: (block, context) => <Carousel block={block} ratings={context.ratings} />,
  CategoryWrapper: (block) => <CategoryWrapper block={block} />,
  ContentCard: (block) => <ContentCard card={block} />,
  Form: (block, context) => (context.visit ? <Form block={block} visit={context.visit} /> : null),
  ImageSet: (block) => <ImageSet block={block} />,
  // Fills its cell if an editor chose a width.
  LinkButton: (block) => <LinkButton button={block} wide={Boolean(block.componentWidth)} />,
  LinkContainer: (block, context) => <LinkContainer block={block} context={context} />,
  PdfListWrapper: (block) => <PdfListWrapper block={block} />,
  ProductCard: (block) => <ProductCard block={block} />,
  Products: (block, context) => <Products block={block} ratings={context.ratings} />,
  ContentTypeRichText: (block, context) => <RichText block={block} context={context} />,
  Video: (block) => <Video block={block} />,
  VideoAndTestimonials: (block) => <VideoAndTestimonials block={block} />,
  VideoBanner: (block, context) => (
    <VideoBanner block={block} context={context} inset={!widthOf(block.componentWidth).fullBleed} />
  ),
};

function render<Name extends LeafBlock['__typename']>(
  block: Extract<LeafBlock, { __typename: Name }>,
  context: BlockContext,
  inline: boolean,
): ReactNode {
  const name: Name = block.__typename;
  return REGISTRY[name](block, context, inline);
}

/** Renders a block. An unsupported type renders nothing for visitors, and a notice in previews. */
export function BlockView({
  block,
  context,
  inline = false,
}: {
  block: Block;
  context: BlockContext;
  inline?: boolean;
}) {
  if (block.__typename === 'Unknown' || block.__typename === 'SectionContainer') {
    return context.preview ? (
      <PreviewNotice>
        This page cannot display the {block.__typename === 'Unknown' ? block.type : 'section'} “{block.sys.id}
        ” here.
      </PreviewNotice>
    ) : null;
  }
  return render(block, context, inline);
}
