import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureSource } from '@/components/ui/Picture/picture-url';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pageHref } from '@cleanpro/content-values/paths/links';
import styles from './PageCard.module.css';

interface Props {
  slug: string;
  title: ReactNode;
  text: string | null;
  picture?: PictureSource | null;
  logo?: PictureSource | null;
  level?: 2 | 3;
}

export function PageCard({ slug, title, text, picture, logo, level = 2 }: Props) {
  const Tag = `h${level}` as const;
  return (
    <li className={styles.card}>
      {picture ? (
        <div className={styles.picture}>
          <Picture source={picture} alt="" surface="card" />
        </div>
      ) : null}
      <div className={styles.words}>
        {logo ? (
          <div className={styles.logo}>
            <Picture source={logo} alt="" surface="logo" />
          </div>
        ) : null}
        <Tag className={styles.name}>
          <SmartLink href={pageHref(slug)}>{title}</SmartLink>
        </Tag>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}
