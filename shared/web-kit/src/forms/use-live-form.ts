import type { FormCall } from '@waymark/contracts/define-call'
import { useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { CallError } from '../calls/call-error.ts'
import { isSame, printOf } from './merge-edits.ts'
import type { FieldOf, FormHandle, FormHandleProps } from './use-form.ts'

/** Why a form cannot be sent yet, found while it is filled in. */
export interface FormProblem<Field extends string = string> {
  readonly field: Field
  readonly message: string
  /** Merely empty so far: not shown before the person tries to send it. */
  readonly isOpen: boolean
  /** Of an answer that is chosen, not typed: shown at once, because another answer can make it wrong. */
  readonly isAtOnce?: boolean
}

/** The problems to show: those of fields the person has left, and all of them after an attempt. */
export function shownProblems<Problem extends FormProblem>(
  problems: readonly Problem[],
  leftFields: ReadonlySet<string>,
  hasTried: boolean,
): readonly Problem[] {
  return problems.filter(
    ({ field, isOpen, isAtOnce }) => hasTried || (!isOpen && (isAtOnce === true || leftFields.has(field))),
  )
}

/** What every field of a live form takes. */
export interface LiveMark {
  readonly name: string
  readonly errorMessage: string | undefined
  readonly onBlur: () => void
}

/** A form whose errors follow what is typed. */
export interface LiveForm<Values extends FieldValues, Problem extends FormProblem> {
  /** For the `Form` of ui. */
  readonly props: FormHandleProps
  /** The problems that are shown now. */
  readonly shown: readonly Problem[]
  readonly field: <Name extends Path<Values>>(name: Name) => FieldOf<PathValue<Values, Name>> & LiveMark
  /** For a field whose value the screen makes itself. */
  readonly mark: (name: Problem['field']) => LiveMark
}

/**
 * Errors that follow what is typed, for a long form with a summary beside it: `problems` are found at each change, with
 * what the server says about the answers so far. `check` of the form holds the same problems, so that nothing is sent before.
 */
export function useLiveForm<C extends FormCall, Values extends FieldValues, Problem extends FormProblem>(
  form: FormHandle<C, Values>,
  problems: readonly Problem[],
): LiveForm<Values, Problem> {
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const shown = shownProblems(problems, leftFields, form.attempts > 0)
  const found = useSamePrint(Object.fromEntries(shown.map(({ field, message }) => [field, message])))
  // A refusal speaks about what was sent: with the next change it is over.
  const [refused, setRefused] = useState<{ readonly error: CallError; readonly values: Values } | null>(null)
  if ((refused?.error ?? null) !== form.error)
    setRefused(form.error === null ? null : { error: form.error, values: form.values })
  const isRefused = refused !== null && isSame(refused.values, form.values)
  const errors = isRefused ? form.props.errors : found
  const mark = (name: string) => ({
    name,
    errorMessage: errors[name],
    onBlur: () => setLeftFields((before) => (before.has(name) ? before : new Set(before).add(name))),
  })
  return {
    props: {
      ...form.props,
      errors,
      message: isRefused ? form.props.message : undefined,
    },
    shown,
    field: (name) => ({ ...form.field(name), ...mark(name) }),
    mark,
  }
}

/** The same object as long as it says the same. */
function useSamePrint<Value>(value: Value): Value {
  const print = printOf(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the print stands for the value.
  return useMemo(() => value, [print])
}
