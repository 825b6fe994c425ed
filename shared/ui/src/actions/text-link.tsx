import { classNames } from '../layout/class-names.ts'
import { Spoken } from '../product/spoken.tsx'
import { ProductLink, type ProductLinkProps } from './product-link.tsx'
import styles from './text-link.module.css'

export interface TextLinkProps extends Omit<ProductLinkProps, 'className' | 'style'> {
  /** `soft` takes the colour of small print, `inherit` that of the text around it. */
  tone?: 'accent' | 'soft' | 'inherit'
  /** Grows to 44 px so that a standalone link is easy to hit. */
  isStandalone?: boolean
  isStrong?: boolean
}

/** An underlined link; under a `UiProvider` it navigates without a page load. */
export function TextLink({
  tone = 'accent',
  isStandalone = false,
  isStrong = false,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <ProductLink
      {...rest}
      className={classNames(
        styles.link,
        tone !== 'accent' && styles[tone],
        isStandalone && styles.standalone,
        isStrong && styles.strong,
      )}
    >
      <Spoken>{children}</Spoken>
    </ProductLink>
  )
}
