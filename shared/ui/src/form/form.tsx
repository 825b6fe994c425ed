import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { OpenPart } from '../layout/open-part.ts'
import { ProgressBar } from '../messages/progress-bar.tsx'
import { type Conflict, ConflictNotice } from './conflict-notice.tsx'
import { conflictsIn } from './conflicts-in.ts'
import { refusalsIn } from './field-mark.ts'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { FormSummary } from './form-summary.tsx'
import { LeaveQuestion, type LeaveQuestionProps } from './leave-question.tsx'
import { nothingPlaced, placeErrors } from './placed-errors.ts'
import { RestoredNotice } from './restored-notice.tsx'

/** Sentences by field name or by a path below one (`lines.0.startTime`). A new object means a new attempt to save. */
export type FieldErrors = Readonly<Record<string, string>>

export interface FormProps {
  children: ReactNode
  /** Names the form for screen readers. */
  label?: string
  labelledBy?: string
  /** From the contract's schema or from `error.fields` of an answer; each reaches its field by `name`. */
  errors?: FieldErrors | undefined
  /** A refusal that belongs to no field. */
  message?: string | undefined
  /** Nobody knows whether it was saved: no answer came. */
  isUnknown?: boolean
  /** Ends the summary's title: "2 things to fix before we can {purpose}". */
  purpose?: string
  /** Follows a refusal: "What you wrote is kept." */
  kept?: string
  /** The message says so itself. */
  saysKept?: boolean
  /** Where `errors` follow what is typed: the number of attempts so far, each of which moves the focus to the summary. */
  attempts?: number | undefined
  /** A `FormSummary` stands inside, beside the button. */
  hasOwnSummary?: boolean
  /** The form is being sent: `SubmitButton` says so. */
  isPending?: boolean
  /** 0 to 100 while files upload. */
  progress?: number | undefined
  /** What somebody else saved in fields that were changed here too, by field name. */
  conflicts?: Readonly<Record<string, unknown>> | undefined
  /** It holds what was typed on an earlier visit: a folded part around it opens. */
  isRestored?: boolean
  /** Forgets what was restored; where it is missing, the screen around the form says that it is kept. */
  onDiscard?: (() => void) | undefined
  /** Asks before leaving the page; receives the question to show. */
  LeaveGuard?: ComponentType<{ Question: ComponentType<LeaveQuestionProps> }> | undefined
  /** Not called while a field refuses its value. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
  /** In place of `onSubmit`: called at each attempt, with what the fields refuse. */
  onAttempt?: (refusals: FieldErrors) => void
  /** Reads what the fields refuse now, for whoever sends the form without its button. */
  readRefusals?: Ref<() => FieldErrors>
}

const noErrors: FieldErrors = {}

/**
 * React-aria removes the error of a field on blur: the button below would move away from the pointer that
 * presses it, and the press would be lost. So the error goes with the first keystroke.
 */
function dropError(field: Node): void {
  const isWritten =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !field.matches(ticked))
  if (isWritten) field.dispatchEvent(new Event('change'))
}

const ticked = '[type="checkbox"], [type="radio"], [type="range"], [type="file"]'

/**
 * One column of fields. Errors stand in a summary that takes the focus, in the order of the page and with the labels of
 * its fields, and under their fields. `useForm` of web-kit gives most of its props.
 */
export function Form({
  children,
  label,
  labelledBy,
  errors = noErrors,
  message,
  isUnknown = false,
  purpose,
  kept,
  saysKept = false,
  attempts,
  hasOwnSummary = false,
  isPending = false,
  progress,
  conflicts,
  isRestored = false,
  onDiscard,
  LeaveGuard,
  onSubmit,
  onAttempt,
  readRefusals,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(readRefusals, () => () => (form.current ? refusalsIn(form.current) : noErrors))
  const [refused, setRefused] = useState(noErrors)
  const [shownErrors, setShownErrors] = useState(errors)
  // Errors from outside belong to a later attempt than the fields' own.
  if (shownErrors !== errors) {
    setShownErrors(errors)
    if (Object.keys(errors).length > 0) setRefused(noErrors)
  }
  const attempt = refused === noErrors ? errors : refused
  const { fieldErrors, problems } = useOnPage(form, attempt, placeErrors, nothingPlaced)
  const named = useOnPage(form, conflicts ?? noConflicts, conflictsIn, noneNamed)
  useEffect(() => {
    const drop = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) dropError(target)
    }
    // Outside React, which must see the input first.
    document.addEventListener('input', drop)
    return () => document.removeEventListener('input', drop)
  }, [])
  const openPart = useEffectEvent(useContext(OpenPart))
  useEffect(() => {
    if (isRestored) openPart()
  }, [isRestored])
  const shownMessage = refused === noErrors ? message : undefined
  const state = useMemo(
    () => ({
      fieldErrors,
      isPending,
      summary: {
        problems,
        message: shownMessage,
        isUnknown,
        purpose,
        kept: saysKept ? undefined : kept,
        attempt: attempts ?? attempt,
      },
    }),
    [fieldErrors, isPending, problems, shownMessage, isUnknown, purpose, kept, saysKept, attempts, attempt],
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Enter in a field does what the button does: nothing, while it says why not.
    if (event.currentTarget.querySelector('[data-form-waits]')) return
    const refusals = refusalsIn(event.currentTarget)
    if (onAttempt) return onAttempt(refusals)
    setRefused(Object.keys(refusals).length > 0 ? refusals : noErrors)
    if (Object.keys(refusals).length === 0) onSubmit?.(new FormData(event.currentTarget), event)
  }

  return (
    <FormContext value={state}>
      <AriaForm
        ref={form}
        className={styles.form ?? ''}
        aria-label={label}
        aria-labelledby={labelledBy}
        validationBehavior="aria"
        validationErrors={fieldErrors}
        onSubmit={submit}
      >
        {!hasOwnSummary && <FormSummary />}
        {isRestored && onDiscard && <RestoredNotice onDiscard={onDiscard} />}
        <ConflictNotice conflicts={named} />
        {children}
        {isPending && progress !== undefined && progress > 0 && (
          <ProgressBar words={`Sending: ${progress} %`} percent={progress} />
        )}
        {LeaveGuard && <LeaveGuard Question={LeaveQuestion} />}
      </AriaForm>
    </FormContext>
  )
}

const noConflicts: Readonly<Record<string, unknown>> = {}
const noneNamed: readonly Conflict[] = []

/** Something that follows from `what` and from the fields on the page; the same object as long as it is the same. */
function useOnPage<What extends object, Found>(
  form: { readonly current: HTMLFormElement | null },
  what: What,
  find: (form: ParentNode, what: What) => Found,
  nothing: Found,
): Found {
  const [found, setFound] = useState<{ readonly what: What; readonly value: Found }>({ what, value: nothing })
  // Without dependencies, because a field may have been added or removed since.
  useLayoutEffect(() => {
    const isEmpty = Object.keys(what).length === 0
    if (isEmpty && found.value === nothing) return
    const value = isEmpty || !form.current ? nothing : find(form.current, what)
    if (found.what !== what || JSON.stringify(value) !== JSON.stringify(found.value)) setFound({ what, value })
  })
  return found.value
}
