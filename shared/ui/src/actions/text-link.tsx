import type { ReactNode, Ref } from 'react'
import type { LinkProps } from 'react-aria-components/Link'
import { classNames } from '../layout/class-names.ts'
import { ProductLink } from './product-link.tsx'
import styles from './text-link.module.css'

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children' | 'isDisabled'> {
  href: string
  children: ReactNode
  /** `soft` takes the colour of small print, `inherit` that of the text around it. */
  tone?: 'accent' | 'soft' | 'inherit'
  /** Grows to 44 px so that a standalone link is easy to hit. */
  isStandalone?: boolean
  isStrong?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** An underlined link; under a `UiProvider` it navigates without a page load. */
export function TextLink({ tone = 'accent', isStandalone = false, isStrong = false, ...rest }: TextLinkProps) {
  return (
    <ProductLink
      {...rest}
      className={classNames(
        styles.link,
        tone !== 'accent' && styles[tone],
        isStandalone && styles.standalone,
        isStrong && styles.strong,
      )}
    />
  )
}
