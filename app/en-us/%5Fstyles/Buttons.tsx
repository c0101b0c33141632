import { BUTTON_VARIANTS, Button, ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading, TONES } from '@/components/ui/Container/Container';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { PARAGRAPH } from './samples';
import styles from './StyleGuide.module.css';

/** Buttons and links on each background: enabled, disabled, busy. */
export function Buttons() {
  return TONES.map((tone) => {
    const onDark = tone === 'dark';
    return (
      <Section key={tone} tone={tone} label={`Buttons, ${tone}`}>
        <SectionHeading title={`Band and buttons: ${tone}`} introduction={PARAGRAPH} />
        {(['at rest', 'disabled', 'busy'] as const).map((state) => (
          <div key={state} className={styles.row}>
            {BUTTON_VARIANTS.map((variant) => (
              <Button
                key={variant}
                variant={variant}
                onDark={onDark}
                disabled={state === 'disabled'}
                busy={state === 'busy'}
              >
                {variant} {state}
              </Button>
            ))}
          </div>
        ))}
        <p className={styles.row}>
          <ButtonLink href="/en-us/brands" onDark={onDark}>
            As a link <Icon name="arrow-right" />
          </ButtonLink>
          <SmartLink href="/en-us/articles">A link within the site</SmartLink>
          <SmartLink href="https://www.cleanpro.example">A link that leaves it</SmartLink>
        </p>
      </Section>
    );
  });
}
