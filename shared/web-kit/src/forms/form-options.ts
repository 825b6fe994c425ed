import type { FormCall, InputOf, OutputOf, RefusalOf } from '@waymark/contracts/define-call'
import type { FieldValues } from 'react-hook-form'
import type { UseSendOptions } from '../calls/use-send.ts'
import type { FormInput } from './form-input.ts'

/** A form that sends one call. */
export interface FormOptions<C extends FormCall, Values extends FieldValues> {
  /** What is saved, or an empty form; plain JSON and files. Kept up to date when somebody else saves, without losing the draft. */
  readonly values: Values
  /** The call's input; without it the values are the input. May be async, such as to draw a picture. */
  readonly toInput?: (values: Values) => InputToCheck<C> | Promise<InputToCheck<C>>
  /** Names the draft that is kept until the form is saved; without it leaving asks. Passwords and files are never kept. */
  readonly draft?: string
  /** What a visit makes of the kept draft, or of `values`, before anything is typed: another place was searched for since. */
  readonly onOpen?: (values: Values) => Values
  /** When the screens read again what the call changes, as for `useSend`: `byScreen` where the call ends the session. */
  readonly refresh?: UseSendOptions<C>['refresh']
  /** The field that a refusal is about, by its name (`EmailTaken`), or the field of a differently named input (`priceCents`). */
  readonly fieldOf?: { readonly [Word in RefusalOf<C> | (keyof InputOf<C> & string)]?: string }
  /** The field of an input's path, where that depends on what is typed: the third line that is sent is another row. */
  readonly pathOf?: (path: string, values: Values) => string
  /** Errors that the form finds itself, by field, besides the contract's schema. */
  readonly check?: (values: Values) => Readonly<Record<string, string | undefined>>
  /** What has to be sent first, once the form is checked; its answer goes with the input. */
  readonly before?: (values: Values) => Promise<Partial<InputOf<C>>>
  /** Refusals that are a question: `form.question` holds one, `form.submit({ goesOn: true })` answers it. */
  readonly asks?: readonly RefusalOf<C>[]
  readonly onSuccess?: (answer: OutputOf<C>, sent: Sent<Values>) => void | Promise<void>
}

type InputToCheck<C extends FormCall> = FormInput<InputOf<C>> & {
  readonly [Name in keyof C['files']]?: File | readonly File[] | null
}

/** What was sent, for `onSuccess`. */
export interface Sent<Values> {
  readonly values: Values
  /** Empties the form for the next one. */
  readonly reset: () => void
}
