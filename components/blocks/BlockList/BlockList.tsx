import { Fragment } from 'react';
import type { Block, SectionBlock } from '@/lib/content/blocks/load-blocks';
import { Section, SectionHeading, type Tone } from '@/components/ui/Container/Container';
import { Column, Columns } from '@/components/ui/Grid/Grid';
import type { RevealMotion } from '@/components/ui/Reveal/Reveal.client';
import type { BlockContext } from '../context';
import { widthOf } from '../SectionContainer/width';
import { BlockView } from './BlockView';

const FULL = 12;
const TONES: Record<string, Tone> = { tinted: 'tinted', dark: 'dark', accent: 'accent' };
const MOTIONS: readonly RevealMotion[] = ['fade', 'slide-up', 'slide-left', 'slide-right'];

function widthOfBlock(block: Block) {
  return widthOf('componentWidth' in block ? block.componentWidth : null);
}

/** Lays blocks out in the twelve-column grid. A single block that spans all columns needs no grid. */
function Cells({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  const [first, second] = blocks;
  if (first && !second) {
    const { smartphone, tablet, desktop, fullBleed } = widthOfBlock(first);
    if (!fullBleed && Math.min(smartphone, tablet, desktop) === FULL)
      return <BlockView block={first} context={context} />;
  }
  return (
    <Columns>
      {blocks.map((block) => {
        const width = widthOfBlock(block);
        return (
          <Column
            key={block.sys.id}
            smartphone={width.smartphone}
            tablet={width.tablet}
            desktop={width.desktop}
            bleed={width.fullBleed}
          >
            <BlockView block={block} context={context} />
          </Column>
        );
      })}
    </Columns>
  );
}

function Container({ section, context }: { section: SectionBlock; context: BlockContext }) {
  if (section.contents.length === 0) return null;
  const motion = MOTIONS.find((candidate) => candidate === section.reveal);
  return (
    <Section
      id={section.anchor}
      tone={TONES[section.styles ?? ''] ?? 'plain'}
      narrow={section.styles === 'narrow'}
      reveal={motion && { motion, repeat: section.revealRepeat === true }}
    >
      <SectionHeading title={section.title} introduction={section.introduction} />
      <Cells blocks={section.contents} context={context} />
    </Section>
  );
}

function toneOf(block: Block): Tone {
  if (block.__typename !== 'Carousel') return 'plain';
  const word = block.styles?.split(' ').find((each) => each in TONES);
  return TONES[word ?? ''] ?? 'plain';
}

/** The blocks of a page. Blocks outside of a section container get their own section, unless they are full bleed. */
export function BlockList({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  return (
    <>
      {blocks.map((block, index) => {
        const key = `${block.sys.id}-${index}`;
        if (block.__typename === 'SectionContainer')
          return <Container key={key} section={block} context={context} />;
        if (widthOfBlock(block).fullBleed)
          return (
            <Fragment key={key}>
              <BlockView block={block} context={context} />
            </Fragment>
          );
        return (
          <Section key={key} tone={toneOf(block)} narrow={block.__typename === 'ContentTypeRichText'}>
            <Cells blocks={[block]} context={context} />
          </Section>
        );
      })}
    </>
  );
}
