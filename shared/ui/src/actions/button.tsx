import { announce } from '@react-aria/live-announcer'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './button.module.css'
import { ButtonFace } from './button-face.tsx'
import { type ButtonLook, buttonClassName } from './button-look.ts'

export interface ButtonProps
  extends Omit<
      ComponentProps<'button'>,
      'className' | 'style' | 'children' | 'disabled' | 'onClick' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
    >,
    ButtonLook {
  children: ReactNode
  icon?: LucideIcon
  iconAfter?: LucideIcon
  onPress?: (() => void) | undefined
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
  type = 'button',
  id,
  ...rest
}: ButtonProps) {
  const ownId = useId()
  const buttonId = id ?? ownId
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isIdle = isPending || isDisabled
  const keys = useKeys(type === 'submit' ? undefined : press)
  useSaidLabel(buttonId, isPending)

  function press() {
    if (!isIdle) onPress?.()
  }

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
      {...keys}
      onClick={({ currentTarget }) => {
        takeFocus(currentTarget)
        press()
      }}
    >
      <ButtonFace icon={icon} iconAfter={iconAfter} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonFace>
    </button>
  )
  if (!isDisabled) return button
  return (
    <span className={styles.withReason} data-has-reason={isReasonHidden ? undefined : true}>
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

/**
 * Enter and the space bar, which press once however long they are held down. They press by themselves: a click without a
 * pointer is a screen reader's to react-aria, whose dialogs then take the focus only after they have faded in. A form is
 * sent by the browser (`press` undefined).
 */
function useKeys(press: (() => void) | undefined) {
  const isSpaceDown = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === ' ') isSpaceDown.current = true
      if (event.key !== 'Enter') return
      if (press || event.repeat) event.preventDefault()
      if (!event.repeat) press?.()
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' || !press) return
      event.preventDefault()
      // It may have gone down elsewhere.
      if (isSpaceDown.current) press()
      isSpaceDown.current = false
    },
    onBlur() {
      isSpaceDown.current = false
    },
  }
}

/** Safari focuses no button that is clicked, and a dialog gives the focus back to what had it. */
function takeFocus(button: HTMLButtonElement) {
  if (document.activeElement !== button) button.focus({ preventScroll: true })
}
