import { classNames } from '../layout/class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** The person's or organisation's name; it is always shown beside the picture, so the picture is decorative. */
  name: string
  imageUrl?: string | undefined
  tone?: 'violet' | 'teal' | 'ink'
  size?: 'medium' | 'large'
}

/** At most two first letters, of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.charAt(0).toLocaleUpperCase('en-NZ')).join('')
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
