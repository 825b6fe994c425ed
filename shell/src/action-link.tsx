import { type ButtonLook, buttonClassName } from '@waymark/ui/button-look'
import { Icon } from '@waymark/ui/icon'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PreloadLink } from './preload-link.tsx'

interface ActionLinkProps extends ButtonLook {
  readonly to: string
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A link with the look of a button for the pages of a first visit, which load no react-aria. */
export function ActionLink({ to, icon, children, ...look }: ActionLinkProps) {
  return (
    <PreloadLink to={to} end className={buttonClassName({ ...look, isPlain: true })}>
      {icon && <Icon of={icon} />}
      {children}
    </PreloadLink>
  )
}
