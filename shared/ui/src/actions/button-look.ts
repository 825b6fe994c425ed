import { classNames } from '../layout/class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once per view; `danger` opens a question, `dangerFill` answers it; `bar*` for the top bar; `onDeep*` on violet bands. */
  variant?:
    | 'primary'
    | 'secondary'
    | 'quiet'
    | 'danger'
    | 'dangerFill'
    | 'dangerQuiet'
    | 'bar'
    | 'barEdge'
    | 'onDeep'
    | 'onDeepQuiet'
  /** `small` is for table rows and tool bars (44 px), `large` for public pages. */
  size?: 'small' | 'medium' | 'large'
  isPill?: boolean
  isWide?: boolean
  /** The label has a word that somebody typed, such as a name: it breaks where the button would be wider than its place. */
  hasName?: boolean
  /** For native buttons and links, which show hover only through `:hover`. */
  isPlain?: boolean
}

/** The classes that buttons and links which look like buttons share. */
export function buttonClassName(
  { variant = 'secondary', size = 'medium', isPill, isWide, hasName, isPlain }: ButtonLook,
  isDisabled = false,
) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    isPill && styles.pill,
    isWide && styles.wide,
    hasName && styles.named,
    isPlain && styles.plain,
    isDisabled && styles.disabled,
  )
}
