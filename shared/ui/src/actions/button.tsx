import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Spinner } from '../messages/spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClassName } from './button-look.ts'

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isDisabled'>,
    ButtonLook {
  children: ReactNode
  icon?: LucideIcon
  iconAfter?: LucideIcon
  /** Words shown with a spinner while `isPending`, such as "Saving" or "Sending". */
  pendingLabel?: string
  /** Why the button does not work yet. It stays in the tab order and shows this sentence. */
  disabledReason?: string | undefined
  /** Keeps the `disabledReason` sentence for screen readers where the page already shows it. */
  isReasonHidden?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button labelled with its result. There is no plain disabled state: see `disabledReason`. */
export function Button({
  children,
  icon,
  iconAfter,
  variant = 'secondary',
  size = 'medium',
  isPill = false,
  isWide = false,
  hasName = false,
  isPending = false,
  pendingLabel = 'Saving',
  disabledReason,
  isReasonHidden = false,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const button = (
    <AriaButton
      {...rest}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={buttonClassName({ variant, size, isPill, isWide, hasName }, disabledReason !== undefined)}
      isPending={isPending || disabledReason !== undefined}
    >
      {isPending ? <Spinner /> : icon && <Icon of={icon} />}
      {isPending ? pendingLabel : children}
      {iconAfter && !isPending && <Icon of={iconAfter} />}
    </AriaButton>
  )
  if (disabledReason === undefined) return button
  return (
    <span className={styles.withReason}>
      {button}
      {isReasonHidden ? (
        <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
      ) : (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
