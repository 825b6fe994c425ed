import { type ButtonLook, buttonClassName } from '@waymark/ui/button-look'
import { Icon } from '@waymark/ui/icon'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { isFramed } from '@waymark/web-kit/framed'
import { Link } from '@waymark/web-kit/router'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'

interface WaymarkLinkProps {
  /** A path of the suite. */
  readonly href: string
  /** The look of a button; a plain link without it. */
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** A link to another part of Waymark. From another site's page it opens in a new tab, where one can sign in. */
export function WaymarkLink({ href, look, children }: WaymarkLinkProps) {
  const className = look && buttonClassName({ ...look, isPlain: true })
  if (!isFramed())
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {look && <Icon of={ExternalLink} />}
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
