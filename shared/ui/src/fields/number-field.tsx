import { type KeyboardEvent, useState } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { fieldMark } from '../form/field-mark.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import unitStyles from './number-field.module.css'
import { numberOf, numberRefusal, numberText } from './typed-number.ts'
import { useRefusal } from './use-refusal.ts'

export interface NumberFieldProps extends FieldProps {
  name?: string
  /** `null` is an empty field, NaN one whose text is not a number. */
  value?: number | null
  defaultValue?: number | null
  /** Called with each keystroke, even for a refused number: the sender validates against the contract's schema. */
  onChange?: (value: number | null) => void
  /** Called with what is not refused, for a field that applies at once: what is refused stays in the field with its sentence. */
  onAccept?: (value: number | null) => void
  onBlur?: () => void
  /** Written after the number: "km". */
  unit?: string
  minValue?: number | undefined
  maxValue?: number | undefined
  isWhole?: boolean | undefined
  /** The step of an arrow key. */
  step?: number
  /** Without it, and without a `minValue`, a number below 0 is refused. */
  allowsMinus?: boolean
  formatOptions?: Intl.NumberFormatOptions
}

/** A number. One out of bounds, or text that is not a number, is refused with a message; it is never replaced. */
export function NumberField({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  name,
  value,
  defaultValue = null,
  onChange,
  onAccept,
  onBlur,
  unit,
  minValue,
  maxValue,
  isWhole = false,
  step = 1,
  allowsMinus = false,
  formatOptions,
}: NumberFieldProps) {
  const [text, setText] = useState(() => numberText(value ?? defaultValue, formatOptions))
  const [given, setGiven] = useState(value)
  if (!Object.is(value, given)) {
    setGiven(value)
    // The number was changed from outside: by a kept draft, a reset, a slider.
    if (value !== undefined && !Object.is(value, numberOf(text))) setText(numberText(value, formatOptions))
  }
  const limits = {
    minValue: minValue ?? (allowsMinus ? undefined : 0),
    maxValue,
    isWhole,
    maxDecimals: formatOptions?.maximumFractionDigits,
    unit,
  }
  const refusal = numberRefusal(text, limits)
  const shown = useRefusal(refusal)
  const sentence = errorMessage ?? shown.sentence

  function type(next: string) {
    setText(next)
    onChange?.(numberOf(next))
    if (numberRefusal(next, limits) === undefined) onAccept?.(numberOf(next))
  }

  function stepBy(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const number = numberOf(text) ?? 0
    if (direction === undefined || Number.isNaN(number)) return
    event.preventDefault()
    const next = numberText(number + direction * step, formatOptions)
    if (numberRefusal(next, limits) === undefined) type(next)
  }

  return (
    <AriaTextField
      {...fieldMark(name, label, refusal)}
      {...(name === undefined ? {} : { name })}
      value={text}
      onChange={type}
      onBlur={() => {
        // The same number as others read it: 48 is 48.00.
        if (refusal === undefined) setText(numberText(numberOf(text), formatOptions))
        shown.onBlur()
        onBlur?.()
      }}
      className={styles.field ?? ''}
      {...(sentence === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={unitStyles.row}>
        <Input
          className={styles.control ?? ''}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          onKeyDown={stepBy}
        />
        {unit && <span className={unitStyles.unit}>{unit}</span>}
      </div>
      <FieldError>{sentence}</FieldError>
    </AriaTextField>
  )
}
