import type { LucideIcon } from 'lucide-react'
import { Icon } from '../layout/icon.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'
import { ProductLink, type ProductLinkProps } from './product-link.tsx'

export interface LinkButtonProps extends Omit<ProductLinkProps, 'className' | 'style'>, Omit<ButtonLook, 'isPlain'> {
  icon?: LucideIcon
  iconAfter?: LucideIcon
}

/** A link with the look of a button; under a `UiProvider` it navigates without a page load, after its `onClick`. */
export function LinkButton({
  children,
  icon,
  iconAfter,
  variant,
  size,
  isPill,
  isWide,
  hasName,
  ...rest
}: LinkButtonProps) {
  return (
    <ProductLink {...rest} className={buttonClassName({ variant, size, isPill, isWide, hasName, isPlain: true })}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </ProductLink>
  )
}
