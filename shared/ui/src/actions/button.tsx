import { announce } from '@react-aria/live-announcer'
import type { LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './button.module.css'
import { ButtonFace } from './button-face.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled' | 'onClick'>,
    ButtonLook {
  children: ReactNode
  icon?: LucideIcon
  iconAfter?: LucideIcon
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Ignores presses, keeps the focus and shows `pendingLabel`. */
  isPending?: boolean
  /** Words shown with a spinner while `isPending`, such as "Saving" or "Sending". */
  pendingLabel?: string
  /** Why the button does not work yet. It stays in the tab order and shows this sentence. */
  disabledReason?: string | undefined
  /** Keeps the `disabledReason` sentence for screen readers where the page already shows it. */
  isReasonHidden?: boolean
}

/** A button labelled with its result. There is no plain disabled state: see `disabledReason`. What opens a menu or a calendar has a `SlotButton`. */
export function Button({
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
  disabledReason,
  isReasonHidden = false,
  onPress,
  onKeyDown,
  type = 'button',
  id,
  ...rest
}: ButtonProps) {
  const ownId = useId()
  const buttonId = id ?? ownId
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isIdle = isPending || isDisabled
  useSaidLabel(buttonId, isPending)
  const button = (
    <button
      {...rest}
      id={buttonId}
      // Enter in a field must not send the form either.
      type={type === 'submit' && isIdle ? 'button' : type}
      aria-disabled={isIdle || rest['aria-disabled']}
      aria-describedby={isDisabled ? reasonId : rest['aria-describedby']}
      data-pending={isIdle || undefined}
      className={buttonClassName({ variant, size, isPill, isWide, hasName, isPlain: true }, isDisabled)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        withoutRepeats(event)
      }}
      onClick={(event) => {
        takeFocus(event.currentTarget)
        if (!isIdle) onPress?.(event)
      }}
    >
      <ButtonFace icon={icon} iconAfter={iconAfter} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonFace>
    </button>
  )
  if (!isDisabled) return button
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

/** Says the label to whoever is on the button when it starts or stops being pending: nobody reads a name that only changes. */
function useSaidLabel(id: string, isPending: boolean) {
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current !== isPending && document.activeElement?.id === id)
      announce({ 'aria-labelledby': id }, 'assertive')
    wasPending.current = isPending
  }, [id, isPending])
}

/** A button that is held down presses once. */
function withoutRepeats(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** Safari focuses no button that is clicked, and a dialog gives the focus back to what had it. */
function takeFocus(button: HTMLButtonElement) {
  if (document.activeElement !== button) button.focus({ preventScroll: true })
}
