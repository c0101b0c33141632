/** Finds strings that differ but look alike, for moderators (Unicode Technical Standard #39). */
import unhomoglyph from 'unhomoglyph';
import type { ReviewDatabase, ReviewRow } from '../tables.ts';

type Listed = Pick<ReviewRow, 'id' | 'product_id' | 'nickname' | 'title'>;

/** The nickname and the title of other reviews that look like those of a review. */
export interface LookAlikes {
  nickname?: string;
  title?: string;
}

const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Returns a key that is equal for strings that look alike. */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(IGNORED, '').replace(/\s+/g, ' ').trim()).normalize('NFD');

/**
 * Returns two skeletons. The first makes `I` equal to `l`. The second also makes `MARIA` equal to a `maria` with a
 * letter from another script.
 */
const skeletons = (text: string): string[] => [skeleton(text), skeleton(text.toLowerCase())];

const sameText = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

/** Finds the first string that looks like a given string but differs from it. */
export class LookAlikeIndex {
  readonly #bySkeleton = new Map<string, string[]>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      for (const [index, key] of skeletons(text).entries()) {
        if (key === '') continue;
        const at = `${index} ${key}`;
        this.#bySkeleton.set(at, [...(this.#bySkeleton.get(at) ?? []), text]);
      }
    }
  }

  find(text: string): string | undefined {
    return skeletons(text)
      .flatMap((key, index) => this.#bySkeleton.get(`${index} ${key}`) ?? [])
      .find((other) => !sameText(other, text));
  }
}

/**
 * Returns the look-alikes of reviews, by review id: nicknames of any review, and titles of reviews of the same product.
 */
export async function findLookAlikes(
  database: ReviewDatabase,
  reviews: readonly Listed[],
): Promise<Map<string, LookAlikes>> {
  if (reviews.length === 0) return new Map();
  const nicknames = await database.selectFrom('reviews').select('nickname').distinct().execute();
  const byNickname = new LookAlikeIndex(nicknames.map(({ nickname }) => nickname));
  const titles = await database
    .selectFrom('reviews')
    .select(['product_id', 'title'])
    .where(
      'product_id',
      'in',
      reviews.map(({ product_id }) => product_id),
    )
    .distinct()
    .execute();
  const byProduct = Map.groupBy(titles, ({ product_id }) => product_id);
  const byTitle = new Map(
    [...byProduct].map(([product, rows]) => [product, new LookAlikeIndex(rows.map(({ title }) => title))]),
  );
  return new Map(
    reviews.map(({ id, product_id, nickname, title }) => [
      id,
      { nickname: byNickname.find(nickname), title: byTitle.get(product_id)?.find(title) },
    ]),
  );
}

const HIDDEN =
  /\p{RGI_Emoji}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u00a0\u2000-\u200a\u2800\u3000]/gv;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Replaces invisible characters with their code points, so that none can control the terminal. Emoji are left as they
 * are.
 */
export const revealInvisible = (text: string): string =>
  text.replace(HIDDEN, (found) => (/\p{RGI_Emoji}/v.test(found) ? found : `⟨${codeOf(found)}⟩`));

/**
 * Returns a remark that names the look-alike of a string, and the characters that only the string itself has. Returns
 * an empty string if there is no look-alike.
 */
export function lookAlikeRemark(text: string, other: string | undefined): string {
  if (other === undefined) return '';
  const codes = [...new Set(text)].filter((character) => !other.includes(character)).map(codeOf);
  const difference = codes.length > 0 ? `, but has ${codes.join(' ')}` : '';
  return ` ⚠ looks like “${revealInvisible(other)}”${difference}`;
}
