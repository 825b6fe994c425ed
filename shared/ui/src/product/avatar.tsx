import { classNames } from '../layout/class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** The person's or organisation's name; it is always shown beside the picture, so the picture is decorative. */
  name: string
  imageUrl?: string | undefined
  tone?: 'violet' | 'teal' | 'ink'
  size?: 'medium' | 'large'
}

const letters = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' })

/** At most two first letters, of the first and the last word; an emoji is one letter. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const shown = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return shown.map((word = '') => letters.segment(word).containing(0)?.segment.toLocaleUpperCase('en-NZ')).join('')
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
