import type { FormCall, InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { ComponentType, Ref } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { CallError } from '../calls/call-error.ts'

type Sentences = Readonly<Record<string, string>>

/** For one field of `ui`: `<TextField {...form.field('name')} label="Name" />`. */
export interface FieldOf<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly isOptional?: boolean
  readonly maxCharacters?: number
  readonly minValue?: number
  readonly maxValue?: number
  readonly isWhole?: boolean
}

/** For a `Checkbox` of `ui`. */
export interface TickOf<Value> {
  readonly name: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: Value) => void
}

type TickPath<Values extends FieldValues> = {
  [Name in Path<Values>]: PathValue<Values, Name> extends boolean ? Name : never
}[Path<Values>]

/** For the `Form` of `ui`. */
export interface FormHandleProps {
  /** What is left of the errors of the last attempt. */
  readonly errors: Sentences
  /** How often it was tried to send it; each moves the focus to the summary of its errors. */
  readonly attempts: number
  readonly message: string | undefined
  /** No answer came to the last attempt: nobody knows whether it was saved. */
  readonly isUnknown: boolean
  /** The message says that what was typed is kept. */
  readonly saysKept: boolean
  readonly conflicts: Readonly<Record<string, unknown>>
  readonly isPending: boolean
  readonly progress: number | undefined
  readonly isRestored: boolean
  readonly onDiscard: () => void
  readonly LeaveGuard:
    | ComponentType<{ Question: ComponentType<{ onStay: () => void; onLeave: () => void }> }>
    | undefined
  readonly onAttempt: (refusals: Sentences) => void
  readonly readRefusals: Ref<() => Sentences>
}

/** A form being edited. */
export interface FormHandle<C extends FormCall, Values extends FieldValues> {
  readonly props: FormHandleProps
  readonly values: Values
  readonly field: <Name extends Path<Values>>(name: Name) => FieldOf<PathValue<Values, Name>>
  readonly tick: <Name extends TickPath<Values>>(name: Name) => TickOf<PathValue<Values, Name>>
  readonly change: (changes: Partial<Values>) => void
  /** Sends it as the button does; `more` goes with the input. */
  readonly submit: (more?: Partial<InputOf<C>>) => Promise<void>
  /** Back to what is saved, without the draft. */
  readonly reset: () => void
  /** A refusal from `asks` that waits for its answer. */
  readonly question: CallError | null
  readonly dismissQuestion: () => void
  readonly error: CallError | null
  /** Of the last sending, once it succeeded. */
  readonly answer: OutputOf<C> | undefined
  readonly isPending: boolean
  /** How often it was sent, or refused before it was. */
  readonly attempts: number
  readonly isDirty: boolean
  readonly isRestored: boolean
}
