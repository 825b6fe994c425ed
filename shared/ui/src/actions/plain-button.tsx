import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../layout/icon.tsx'
import { Spinner } from '../messages/spinner.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'

export interface PlainButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'>,
    ButtonLook {
  icon?: LucideIcon
  /** Shows a spinner and `pendingLabel`, and ignores further presses. */
  isPending?: boolean
  pendingLabel?: string
}

/** A native button with the look of `Button`, for the pages of a first visit: react-aria is larger than they are. */
export function PlainButton({
  icon,
  variant,
  size,
  isPill,
  isWide,
  isPending = false,
  pendingLabel = 'Saving',
  type = 'button',
  onClick,
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      className={buttonClassName({ variant, size, isPill, isWide, isPlain: true })}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending ? <Spinner /> : icon && <Icon of={icon} />}
      {isPending ? pendingLabel : children}
    </button>
  )
}
