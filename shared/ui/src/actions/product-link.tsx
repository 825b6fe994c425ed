import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { useLinkTarget } from '../layout/outside-links.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type ProductLinkProps = Omit<LinkProps, 'children'> & {
  href: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link of the product. What leaves the frame that the product stands in opens in a new tab. */
export function ProductLink({ children, ...rest }: ProductLinkProps) {
  const { isOutside, ...target } = useLinkTarget(rest.href)
  return (
    <Link {...rest} {...target}>
      {children}
      {isOutside && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  )
}
