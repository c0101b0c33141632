import type { CSSProperties } from 'react';
import { BUTTON_VARIANTS, Button, ButtonLink, buttonClass } from '@/components/ui/Button/Button';
import { Section, SectionHeading, type Tone } from '@/components/ui/Container/Container';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Column, Columns, Tiles } from '@/components/ui/Grid/Grid';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Prose, ScrollTable } from '@/components/ui/Prose/Prose';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Truncate } from '@/components/ui/Truncate/Truncate';
import styles from './StyleGuide.module.css';

const COLOURS = [
  'ink',
  'ink-soft',
  'paper',
  'tint',
  'tint-strong',
  'line',
  'line-strong',
  'primary',
  'primary-deep',
  'primary-ink',
  'aqua',
  'night',
  'night-ink',
  'danger',
  'success',
  'accent',
  'accent-ink',
];
const TEXTS = ['text-3xl', 'text-2xl', 'text-xl', 'text-l', 'text-m', 'text-s'];
const SPACES = ['space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7'];
const TONES: Tone[] = ['plain', 'tinted', 'dark', 'accent'];
const ICONS: IconName[] = [
  'menu',
  'close',
  'chevron-down',
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'search',
  'play',
  'document',
  'download',
  'check',
  'info',
  'globe',
  'user',
  'phone',
  'clock',
  'quote',
];
const PARAGRAPH =
  'Wipe from the cleanest surface to the dirtiest, and leave a disinfectant wet for the whole time on its label before you dry it.';

function Tokens() {
  return (
    <Section label="Tokens">
      <SectionHeading title="Tokens" introduction="Colour, type and space, as the browser has them." />
      <ul className={styles.swatches}>
        {COLOURS.map((name) => {
          const ground: CSSProperties = { background: `var(--${name})` };
          return (
            <li key={name}>
              <span className={styles.swatch} style={ground} />
              <code>{name}</code>
            </li>
          );
        })}
      </ul>
      <div className={styles.samples}>
        {TEXTS.map((name) => (
          <p key={name} style={{ fontSize: `var(--${name})` }} className={styles.sample}>
            Clean is a method <code>{name}</code>
          </p>
        ))}
      </div>
      <ul className={styles.spaces}>
        {SPACES.map((name) => (
          <li key={name}>
            <span className={styles.space} style={{ inlineSize: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Buttons({ tone }: { tone: Tone }) {
  const onDark = tone === 'dark';
  return (
    <Section tone={tone} label={`Buttons, ${tone}`}>
      <SectionHeading title={`Band and buttons: ${tone}`} introduction={PARAGRAPH} level={3} />
      <div className={styles.row}>
        {BUTTON_VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} onDark={onDark}>
            {variant}
          </Button>
        ))}
        <ButtonLink href="/en-us/brands" onDark={onDark}>
          As a link <Icon name="arrow-right" />
        </ButtonLink>
        <Button disabled onDark={onDark}>
          Disabled
        </Button>
      </div>
      <p className={styles.links}>
        <SmartLink href="/en-us/articles">A link within the site</SmartLink>{' '}
        <SmartLink href="https://www.cleanpro.example">A link that leaves it</SmartLink>
      </p>
    </Section>
  );
}

/** Every primitive in each of its states, for the eye and for the visual tests. */
export function StyleGuide() {
  return (
    <main>
      <Section>
        <h1 className={styles.title}>Style guide</h1>
      </Section>
      <Tokens />
      {TONES.map((tone) => (
        <Buttons key={tone} tone={tone} />
      ))}
      <Section label="Icons">
        <SectionHeading title="Icons" />
        <ul className={styles.icons}>
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="tinted" label="Grid">
        <SectionHeading title="Tiles, cards and columns" />
        {(['tiles', 'cards'] as const).map((size) => (
          <Tiles key={size} size={size} className={styles.after}>
            {[1, 2, 3, 4, 5].map((cell) => (
              <li key={cell} className={styles.cell}>
                {size} {cell}
              </li>
            ))}
          </Tiles>
        ))}
        <Columns>
          {[12, 8, 4, 6, 6, 3, 3, 3, 3].map((width, index) => (
            <Column key={index} desktop={width} tablet={Math.max(width, 4)}>
              <div className={styles.cell}>{width} of 12</div>
            </Column>
          ))}
        </Columns>
      </Section>
      <Section narrow label="Running text">
        <Prose>
          <h2>Running text</h2>
          <p>{PARAGRAPH}</p>
          <ul>
            <li>Pre-clean what can be seen.</li>
            <li>
              Read the label: <a href="#contact-time">contact time</a> differs.
            </li>
          </ul>
          <blockquote>
            <p>Dry is not the same as clean.</p>
          </blockquote>
          <h3 id="contact-time">Contact time</h3>
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Surface</th>
                <th scope="col">Dilution</th>
                <th scope="col">Minutes wet</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Stainless steel</td>
                <td>1:64</td>
                <td>10</td>
              </tr>
              <tr>
                <td>Sealed tile</td>
                <td>1:128</td>
                <td>10</td>
              </tr>
            </tbody>
          </ScrollTable>
        </Prose>
        <p className={styles.after}>
          <Truncate text={PARAGRAPH} mobile={40} desktop={80} />
        </p>
      </Section>
      <Section tone="tinted" label="Dialogs">
        <SectionHeading title="Dialogs" />
        <div className={styles.row}>
          <Dialog title="Contact time" trigger="Open a dialog" triggerClass={buttonClass('outline')}>
            <p>{PARAGRAPH}</p>
          </Dialog>
          <Dialog title="A wide dialog" wide trigger="Open a wide dialog" triggerClass={buttonClass('ghost')}>
            <p>{PARAGRAPH}</p>
          </Dialog>
        </div>
      </Section>
    </main>
  );
}
