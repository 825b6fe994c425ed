import { checkInput } from '@waymark/contracts/check-input'
import type { FormCall, OutputOf } from '@waymark/contracts/define-call'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm as useFormLibrary,
  useWatch,
} from 'react-hook-form'
import { CallError, notSentError } from '../calls/call-error.ts'
import { useSend } from '../calls/use-send.ts'
import { dismissSuccesses, notify } from '../live/notices.ts'
import { fieldLimitsOf } from './field-limits-of.ts'
import { withoutPasswords } from './form-draft.ts'
import { fieldOfPath, flatErrors, nestedErrors, refusalSentences } from './form-errors.ts'
import type { FormHandle } from './form-handle.ts'
import { isInputOf, type Prepared, preparedInput } from './form-input.ts'
import type { FormOptions } from './form-options.ts'
import { leaveGuard } from './leave-guard.tsx'
import { isSameOnceSaved, plainCopy, printOf } from './merge-edits.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useOpenErrors } from './use-open-errors.ts'

export type { FieldOf, FormHandle, FormHandleProps, TickOf } from './form-handle.ts'
export type { FormInput } from './form-input.ts'
export type { FormOptions } from './form-options.ts'

type Sentences = Readonly<Record<string, string>>

const noFields: Sentences = {}

/**
 * A form for a call: the contract's schema validates it and gives the limits of its fields, refusals show at their fields,
 * drafts are kept, and each input is sent once.
 *
 * `const form = useForm(serviceArea.updateServiceArea, { values, toInput, draft: 'location:12', onSuccess })`, then
 * `<Form {...form.props} label="Location"><TextField {...form.field('name')} label="Name" /> <SubmitButton>Save</SubmitButton></Form>`.
 */
export function useForm<C extends FormCall, Values extends FieldValues>(
  call: C,
  options: FormOptions<C, Values>,
): FormHandle<C, Values> {
  const { values: saved, asks = [], refresh = 'before' } = options
  const fieldOf: Sentences = { ...noFields, ...definedIn(options.fieldOf ?? {}) }
  const draft = useFormDraft({ draft: options.draft, saved, onOpen: options.onOpen })
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [error, setError] = useState<CallError | null>(null)
  const [refused, setRefused] = useState<FieldErrors<Values> | undefined>(undefined)
  const isSending = useRef(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const refusals = useRef(noFields)
  const readRefusals = useRef(() => noFields)
  const more = useRef<object>({})

  /** Sentences at the fields of this form; several at one are said one after the other. */
  function placed(fields: Sentences): Sentences {
    const found = new Map<string, Set<string>>()
    for (const [path, text] of Object.entries(fields)) {
      const field = fieldOfPath(options.pathOf?.(path, getValues()) ?? path, fieldOf)
      found.set(field, new Set(found.get(field)).add(text))
    }
    return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts].join(' ')]))
  }

  /** The input that the values make, and what this page has against it. */
  async function checkedInput(values: Values) {
    const made: object = options.toInput ? await options.toInput(values) : values
    const prepared = preparedInput(call, { ...made, ...more.current })
    const checked = checkInput(call.input, prepared.input)
    const sentences: Sentences = {
      ...(checked.ok ? noFields : placed(checked.fields)),
      ...definedIn(options.check?.(values) ?? {}),
    }
    return { prepared, sentences }
  }

  const library = useFormLibrary<Values, unknown, Prepared>({
    values: draft.openedValues,
    errors: refused,
    resolver: async (values) => {
      const { prepared, sentences: found } = await checkedInput(values)
      const sentences = { ...found, ...refusals.current }
      if (Object.keys(sentences).length > 0) return { values: {}, errors: nestedErrors<Values>(sentences) }
      return { values: prepared, errors: {} }
    },
  })
  const { control, formState, reset: resetLibrary, setValue, setValues, getValues, handleSubmit } = library
  const values = useWatch({ control, compute: plainCopy<Values> })
  const isDirty = !isSameOnceSaved(values, draft.base)
  const isUnsaved = useRef(false)
  isUnsaved.current =
    !draft.isKept && !isPending && !isSameOnceSaved(withoutPasswords(values), withoutPasswords(draft.base))
  const [LeaveGuard] = useState(() => leaveGuard(() => isUnsaved.current))
  const send = useSend(call, { quiet: true, refresh, onSuccess: finish })

  useLayoutEffect(() => {
    const next = isSending.current ? undefined : draft.follow(getValues())
    if (!next) return
    const kept = next.isOther ? {} : { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true }
    resetLibrary(next.values, kept)
  })

  function reset() {
    draft.discard()
    resetLibrary(saved)
    setError(null)
  }

  async function finish(answer: OutputOf<C>) {
    const values = getValues()
    draft.sent(values)
    isUnsaved.current = false
    await options.onSuccess?.(answer, { values, reset })
  }

  async function sendPrepared({ input, files }: Prepared) {
    let isAskedFirst = true
    try {
      const whole = options.before ? Object.assign({}, input, await options.before(getValues())) : input
      if (!isInputOf(call, whole)) return
      isAskedFirst = false
      await send.mutateAsync({ input: whole, ...(Object.keys(files).length > 0 ? { files } : {}) })
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      const refusal = isAskedFirst ? notSentError(thrown) : thrown
      // What others did in the meantime can take the form away, with the answer to what was sent.
      if (!isShown.current) return notify(refusal.isUnknown ? 'info' : 'error', refusal.message)
      setError(refusal)
      if (asks.some((word) => word === refusal.name)) return
      setRefused(nestedErrors<Values>(refusalSentences(refusal, fieldOf[refusal.name], placed(refusal.fields))))
    }
  }

  async function attempt(fieldRefusals: Sentences, extra: object) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setError(null)
    setRefused(undefined)
    refusals.current = fieldRefusals
    more.current = extra
    try {
      await handleSubmit(sendPrepared, dismissSuccesses)()
    } finally {
      isSending.current = false
      setPending(false)
      // Once its errors are there: the summary that takes the focus is that of this attempt.
      setAttempts((before) => before + 1)
    }
  }

  function change<Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) {
    setValue(name, value)
    draft.keep(getValues())
  }

  const latestDraft = useRef(draft)
  latestDraft.current = draft
  // Stable, so that a part that takes it need not be drawn for every letter typed elsewhere.
  const changeSeveral = useCallback(
    (changes: Partial<Values>) => {
      setValues(plainCopy(changes))
      latestDraft.current.keep(getValues())
    },
    [setValues, getValues],
  )

  const flat = flatErrors(formState.errors)
  const left = useOpenErrors({ errors: flat.fields, attempt: formState.submitCount }, values, async (typed) => {
    const { sentences } = await checkedInput(typed)
    return sentences
  })
  const errors = useStable(left, `${formState.submitCount} ${printOf(left)}`)
  const isQuestion = error !== null && asks.some((word) => word === error.name)
  return {
    props: {
      errors,
      attempts,
      message: flat.message,
      isUnknown: error?.isUnknown === true,
      saysKept: error?.name === 'Offline',
      conflicts: draft.theirs,
      isPending,
      progress: Object.keys(call.files).length > 0 ? send.progress : undefined,
      isRestored: draft.isRestored,
      onDiscard: reset,
      LeaveGuard: isUnsaved.current ? LeaveGuard : undefined,
      onAttempt: (fieldRefusals) => void attempt(fieldRefusals, {}),
      readRefusals,
    },
    values,
    field: (name) => ({
      name,
      value: get(values, name),
      onChange: (value) => change(name, value),
      ...fieldLimitsOf(call, name),
    }),
    tick: (name) => ({
      name,
      isSelected: get(values, name) === true,
      onChange: (isSelected) => change(name, isSelected),
    }),
    change: changeSeveral,
    submit: (extra = {}) => attempt(readRefusals.current(), extra),
    reset,
    question: isQuestion ? error : null,
    dismissQuestion: () => setError(null),
    error,
    answer: send.data,
    isPending,
    attempts,
    isDirty,
    isRestored: draft.isRestored,
  }
}

function definedIn(map: object): Sentences {
  return Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The same object as long as `print` is the same. */
function useStable<Value>(value: Value, print: string): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the print stands for the value.
  return useMemo(() => value, [print])
}
