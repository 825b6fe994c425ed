import { checkInput } from '@waymark/contracts/check-input'
import type { Call, InputOf, OutputOf, RefusalOf } from '@waymark/contracts/define-call'
import { fieldLimits } from '@waymark/contracts/field-limits'
import { type ComponentType, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm as useFormLibrary,
  useWatch,
} from 'react-hook-form'
import { CallError } from '../calls/call-error.ts'
import { type UseSendOptions, useSend } from '../calls/use-send.ts'
import { useDraftKey } from './drafts.ts'
import { type Editing, followSaved, keepTyped, openForm, withoutPasswords } from './form-draft.ts'
import { fieldOfPath, flatErrors, nestedErrors, refusalSentences } from './form-errors.ts'
import { type FormInput, isInputOf, type Prepared, preparedInput } from './form-input.ts'
import { leaveGuard } from './leave-guard.tsx'
import { isSame, plainCopy, printOf } from './merge-edits.ts'

export type { FormInput }

type Sentences = Readonly<Record<string, string>>

/** A form that sends one call. */
export interface FormOptions<C extends Call, Values extends FieldValues> {
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

type InputToCheck<C extends Call> = FormInput<InputOf<C>> & {
  readonly [Name in keyof C['files']]?: File | readonly File[] | null
}

/** What was sent, for `onSuccess`. */
export interface Sent<Values> {
  readonly values: Values
  /** Empties the form for the next one. */
  readonly reset: () => void
}

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
  readonly errors: Sentences
  readonly message: string | undefined
  readonly conflicts: Readonly<Record<string, unknown>>
  readonly isPending: boolean
  readonly progress: number | undefined
  readonly LeaveGuard:
    | ComponentType<{ Question: ComponentType<{ onStay: () => void; onLeave: () => void }> }>
    | undefined
  readonly onAttempt: (refusals: Sentences) => void
}

/** A form being edited. */
export interface FormHandle<C extends Call, Values extends FieldValues> {
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

const noFields: Sentences = {}

/**
 * A form for a call: the contract's schema validates it and gives the limits of its fields, refusals show at their fields,
 * drafts are kept, and each input is sent once.
 *
 * `const form = useForm(serviceArea.updateServiceArea, { values, toInput, draft: 'location:12', onSuccess })`, then
 * `<Form {...form.props} label="Location"><TextField {...form.field('name')} label="Name" /> <SubmitButton>Save</SubmitButton></Form>`.
 */
export function useForm<C extends Call, Values extends FieldValues>(
  call: C,
  options: FormOptions<C, Values>,
): FormHandle<C, Values> {
  const { values: saved, draft, asks = [], refresh = 'before' } = options
  const fieldOf: Sentences = { ...noFields, ...definedIn(options.fieldOf ?? {}) }
  const draftKey = useDraftKey(draft ?? '')
  const storageKey = draft === undefined ? null : draftKey
  const [opened] = useState(() => open())
  const [editing, setEditing] = useState<Editing<Values> & { readonly storageKey: string | null }>(() => ({
    ...opened.editing,
    storageKey,
  }))
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [error, setError] = useState<CallError | null>(null)
  const [refused, setRefused] = useState<FieldErrors<Values> | undefined>(undefined)
  const isSending = useRef(false)
  const refusals = useRef(noFields)
  const more = useRef<object>({})

  function open() {
    const next = openForm(storageKey, saved)
    return options.onOpen ? { ...next, values: options.onOpen(next.values) } : next
  }

  /** Sentences at the fields of this form; several at one are said one after the other. */
  function placed(fields: Sentences): Sentences {
    const found = new Map<string, Set<string>>()
    for (const [path, text] of Object.entries(fields)) {
      const field = fieldOfPath(options.pathOf?.(path, getValues()) ?? path, fieldOf)
      found.set(field, new Set(found.get(field)).add(text))
    }
    return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts].join(' ')]))
  }

  const library = useFormLibrary<Values, unknown, Prepared>({
    values: opened.values,
    errors: refused,
    resolver: async (values) => {
      const made: object = options.toInput ? await options.toInput(values) : values
      const prepared = preparedInput(call, { ...made, ...more.current })
      const checked = checkInput(call.input, prepared.input)
      const sentences = {
        ...(checked.ok ? noFields : placed(checked.fields)),
        ...definedIn(options.check?.(values) ?? {}),
        ...refusals.current,
      }
      if (Object.keys(sentences).length > 0) return { values: {}, errors: nestedErrors<Values>(sentences) }
      return { values: prepared, errors: {} }
    },
  })
  const { control, formState, reset: resetLibrary, setValue, setValues, getValues, handleSubmit } = library
  const values = useWatch({ control, compute: plainCopy<Values> })
  const isDirty = !isSame(values, editing.base)
  const isUnsaved = useRef(false)
  isUnsaved.current =
    storageKey === null && !isPending && !isSame(withoutPasswords(values), withoutPasswords(editing.base))
  const [LeaveGuard] = useState(() => leaveGuard(() => isUnsaved.current))
  const send = useSend(call, { quiet: true, refresh, onSuccess: finish })

  useLayoutEffect(() => {
    if (isSending.current) return
    if (editing.storageKey !== storageKey) {
      // Another person or another thing on the same screen.
      const next = open()
      setEditing({ ...next.editing, storageKey })
      resetLibrary(next.values)
    } else if (!isSame(editing.saved, saved)) {
      const next = followSaved(editing, getValues(), saved)
      setEditing({ ...next.editing, storageKey })
      resetLibrary(next.values, { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true })
    }
  })

  function reset() {
    if (storageKey !== null) sessionStorage.removeItem(storageKey)
    setEditing({ saved, base: saved, theirs: {}, isRestored: false, storageKey })
    resetLibrary(saved)
    setError(null)
  }

  async function finish(answer: OutputOf<C>) {
    const sent = getValues()
    // What was sent counts as saved; what is saved now comes with `values`.
    if (storageKey !== null) sessionStorage.removeItem(storageKey)
    setEditing((before) => ({ ...before, base: sent, theirs: {}, isRestored: false }))
    isUnsaved.current = false
    await options.onSuccess?.(answer, { values: sent, reset })
  }

  async function sendPrepared({ input, files }: Prepared) {
    try {
      const whole = options.before ? Object.assign({}, input, await options.before(getValues())) : input
      if (!isInputOf(call, whole)) return
      await send.mutateAsync({ input: whole, ...(Object.keys(files).length > 0 ? { files } : {}) })
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setError(thrown)
      if (asks.some((word) => word === thrown.name)) return
      setRefused(nestedErrors<Values>(refusalSentences(thrown, fieldOf[thrown.name], placed(thrown.fields))))
    }
  }

  async function attempt(fieldRefusals: Sentences, extra: object) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setAttempts((before) => before + 1)
    setError(null)
    setRefused(undefined)
    refusals.current = fieldRefusals
    more.current = extra
    try {
      await handleSubmit(sendPrepared)()
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function keep() {
    if (storageKey !== null) keepTyped(storageKey, editing.base, getValues())
  }

  function change<Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) {
    setValue(name, value)
    keep()
  }

  const latestKeep = useRef(keep)
  latestKeep.current = keep
  // Stable, so that a part that takes it need not be drawn for every letter typed elsewhere.
  const changeSeveral = useCallback(
    (changes: Partial<Values>) => {
      setValues(plainCopy(changes))
      latestKeep.current()
    },
    [setValues],
  )

  const flat = flatErrors(formState.errors)
  const errors = useStable(flat.fields, `${formState.submitCount} ${printOf(flat.fields)}`)
  const isQuestion = error !== null && asks.some((word) => word === error.name)
  return {
    props: {
      errors,
      message: flat.message,
      conflicts: editing.theirs,
      isPending,
      progress: Object.keys(call.files).length > 0 ? send.progress : undefined,
      LeaveGuard: isUnsaved.current ? LeaveGuard : undefined,
      onAttempt: (fieldRefusals) => void attempt(fieldRefusals, {}),
    },
    values,
    field: (name) => ({
      name,
      value: get(values, name),
      onChange: (value) => change(name, value),
      ...limitsOf(call, name),
    }),
    tick: (name) => ({
      name,
      isSelected: get(values, name) === true,
      onChange: (isSelected) => change(name, isSelected),
    }),
    change: changeSeveral,
    submit: (extra = {}) => attempt(noFields, extra),
    reset,
    question: isQuestion ? error : null,
    dismissQuestion: () => setError(null),
    error,
    answer: send.data,
    isPending,
    attempts,
    isDirty,
    isRestored: editing.isRestored,
  }
}

function definedIn(map: object): Sentences {
  return Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function limitsOf(call: Call, name: string) {
  const limits = fieldLimits(call.input, name)
  if (!limits) return {}
  const { isOptional, maxLength, minimum, maximum, isWhole } = limits
  return {
    ...(isOptional ? { isOptional } : {}),
    ...(maxLength === undefined ? {} : { maxCharacters: maxLength }),
    ...(minimum === undefined ? {} : { minValue: minimum }),
    ...(maximum === undefined ? {} : { maxValue: maximum }),
    ...(isWhole ? { isWhole } : {}),
  }
}

/** The same object as long as `print` is the same. */
function useStable<Value>(value: Value, print: string): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the print stands for the value.
  return useMemo(() => value, [print])
}
