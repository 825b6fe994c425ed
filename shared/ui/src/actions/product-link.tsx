import type { ComponentProps, MouseEvent } from 'react'
import { useLinks } from '../layout/link-provider.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type ProductLinkProps = ComponentProps<'a'> & { href: string }

const inNewTab = { target: '_blank', rel: 'noopener' } as const

/** A link of the product, as the browser has it. What leaves the frame that the product stands in opens in a new tab. */
export function ProductLink({ href, children, onClick, ...rest }: ProductLinkProps) {
  const { navigate, useHref, isOutside, onIntent } = useLinks()
  const leaves = isOutside(href)
  const address = useHref(href)
  const intend = () => onIntent(href)
  return (
    <a
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
      {...rest}
      {...(leaves && inNewTab)}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!navigate || !opensHere(event)) return
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
      {/* Whoever opens a new tab anyway says so. */}
      {leaves && rest.target !== '_blank' && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}

/** Whether a click is one that the browser would follow in this tab, to a page of this site. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget
  const isDownload = event.currentTarget.hasAttribute('download')
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isOwn = (target === '' || target === '_self') && origin === location.origin
  return isOwn && !isDownload && !isModified && event.button === 0 && !event.defaultPrevented
}
