import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ButtonFace } from './button-face.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'

export interface SlotButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>, ButtonLook {
  children: ReactNode
  icon?: LucideIcon
  iconAfter?: LucideIcon
  pendingLabel?: string
}

/** `Button` where react-aria says what a press does: for a menu, a calendar, a file or a toast, often by its `slot`. */
export function SlotButton({
  children,
  icon,
  iconAfter,
  variant,
  size,
  isPill,
  isWide,
  hasName,
  isPending = false,
  pendingLabel = 'Saving',
  ...rest
}: SlotButtonProps) {
  return (
    <AriaButton {...rest} className={buttonClassName({ variant, size, isPill, isWide, hasName })} isPending={isPending}>
      <ButtonFace icon={icon} iconAfter={iconAfter} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonFace>
    </AriaButton>
  )
}
