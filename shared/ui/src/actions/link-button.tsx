import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { LinkProps } from 'react-aria-components/Link'
import { Icon } from '../layout/icon.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'
import { ProductLink } from './product-link.tsx'

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'isDisabled' | 'onPress' | 'onClick'>,
    ButtonLook {
  href: string
  children: ReactNode
  icon?: LucideIcon
  iconAfter?: LucideIcon
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link with the look of a button; under a `UiProvider` it navigates without a page load. What has to happen before it
 * leaves goes into `onPressStart`: Enter follows a link when the key goes down, and `onPress` waits for it to come up.
 */
export function LinkButton({ children, icon, iconAfter, variant, size, isPill, isWide, ...rest }: LinkButtonProps) {
  return (
    <ProductLink {...rest} className={buttonClassName({ variant, size, isPill, isWide })}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </ProductLink>
  )
}
