import { once } from '@waymark/domain/once'
import { classNames } from '../layout/class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** The person's or organisation's name; it is always shown beside the picture, so the picture is decorative. */
  name: string
  imageUrl?: string | undefined
  tone?: 'violet' | 'teal' | 'ink'
  size?: 'medium' | 'large'
}

const letters = once(() => new Intl.Segmenter('en-NZ', { granularity: 'grapheme' }))

/** At most two first letters or digits, of the first and the last word that has one. Emoji and signs are passed over. */
function initialsOf(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => firstLetterOf(word) ?? [])
  return (firsts.length > 1 ? [firsts[0], firsts.at(-1)] : firsts).join('').toLocaleUpperCase('en-NZ')
}

function firstLetterOf(word: string): string | undefined {
  return Array.from(letters().segment(word), ({ segment }) => segment).find((one) => /^[\p{L}\p{N}]\p{M}*$/u.test(one))
}

/** A round picture of a person, or their initials. */
export function Avatar({ name, imageUrl, tone = 'violet', size = 'medium' }: AvatarProps) {
  const className = classNames(styles.avatar, styles[tone], size === 'large' && styles.large)
  if (imageUrl !== undefined) return <img className={className} src={imageUrl} alt="" />
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
