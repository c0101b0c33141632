import { GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram';
import { pictogramNamed } from '@cleanpro/product-safety/hazards/pictograms';
import { classNames } from '@/components/ui/class-names';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { EMERGENCY_CALLS, POISON_CENTER } from '@cleanpro/product-safety/hazards/first-aid';
import { inOneLine } from '@cleanpro/product-safety/hazards/one-line';
import type { CleaningPlan } from '@/lib/recommender/plan';
import { Facts } from '../Recommendation/Facts';
import styles from './PrintedPlan.module.css';

const BLANKS = ['Site', 'Assigned to', 'Date'] as const;

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Uses that a product is not suitable for, in one line. For a companion product, the line begins with its name. */
function NotFor({ name, items }: { name?: string; items: readonly string[] }) {
  return items.length > 0 ? (
    <p className={styles.notFor}>
      <strong>{name ? `${name}, not for:` : 'Not for:'}</strong> {inOneLine(items)}
    </p>
  ) : null;
}

/** Cleaning plan to put up on a wall. It prints on one page and is readable from a distance. */
export function PrintedPlan({ plan }: { plan: CleaningPlan }) {
  const lists = [
    { title: 'Safety gear and precautions', items: plan.protection },
    { title: 'Have on hand', items: plan.tools },
  ].filter(({ items }) => items.length > 0);
  return (
    <article className={styles.sheet}>
      <div className={styles.top}>
        <p className={styles.where}>{plan.where}</p>
        <h2 className={styles.task}>{plan.task}</h2>
        {plan.frequency ? (
          <p className={styles.frequency}>
            <Icon name="clock" />
            {plan.frequency}
          </p>
        ) : null}
      </div>
      <section className={styles.product}>
        <h3 className={styles.productName}>
          <SmartLink href={pageHref(plan.product.slug)}>
            {plan.product.brand} {plan.product.name}
          </SmartLink>
        </h3>
        {plan.pictograms.length > 0 ? (
          <div className={styles.hazards}>
            {plan.pictograms.map((symbol) => {
              const name = pictogramNamed(symbol);
              return name ? <GhsPictogram key={symbol} name={name} size={52} /> : null;
            })}
          </div>
        ) : null}
        <Facts
          facts={[
            ['Dose', plan.dose],
            ['Water', plan.water],
            ['Contact time', plan.contactTime],
            ['EPA Reg. No.', plan.epaRegistrationNumber],
          ]}
        />
        {plan.hazards.length > 0 ? (
          <ul className={styles.lines} aria-label="Hazards">
            {plan.hazards.map(({ product, text }) => (
              <li key={product + text}>
                <strong>{product}:</strong> {text}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.warnings}>
          <Warnings warnings={plan.warnings} />
        </div>
        <NotFor items={plan.notFor} />
        {plan.notForWith.map(({ name, notFor }) => (
          <NotFor key={name} name={name} items={notFor} />
        ))}
      </section>
      <div {...evenColumnsProps(lists.length, styles.parts)}>
        {lists.map((list) => (
          <Items key={list.title} {...list} />
        ))}
      </div>
      <section className={styles.part}>
        <h3 className={styles.partTitle}>Steps</h3>
        <ol className={styles.steps}>
          {plan.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {plan.firstAid.length > 0 ? (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>First aid</h3>
          <ul className={classNames(styles.lines, styles.aid)}>
            {plan.firstAid.map(({ route, text }) => (
              <li key={route}>
                <strong>{route}:</strong> {text}
              </li>
            ))}
            <li>
              <strong>Poison center:</strong> <a href={`tel:${POISON_CENTER}`}>{POISON_CENTER}</a>,{' '}
              {EMERGENCY_CALLS}
            </li>
          </ul>
        </section>
      ) : null}
      {plan.sheets.length > 0 ? (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>Safety data sheets</h3>
          <ul className={styles.sheets}>
            {plan.sheets.map(({ id, title, number, language, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer" type="application/pdf">
                  <Icon name="document" />
                  <span lang={language?.code ?? undefined}>{title}</span>
                  <span className="visually-hidden"> (PDF, opens in a new tab)</span>
                </a>
                <span className={styles.number}>
                  {language?.name ? <span lang={language.code ?? undefined}>{language.name}</span> : null}
                  {language?.name && number ? ', ' : null}
                  {number ? `No. ${number}` : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <dl className={styles.blanks}>
        {BLANKS.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  );
}
