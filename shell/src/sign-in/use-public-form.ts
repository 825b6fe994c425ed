import { useMutation } from '@tanstack/react-query'
import type { CheckedInput } from '@waymark/contracts/check-input'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { CallError } from '@waymark/web-kit/call-error'
import { send } from '@waymark/web-kit/send'
import { useCallback } from 'react'

/** The state of sending a form on the public pages. */
export interface PublicForm<C extends Call> {
  readonly submit: (values: unknown) => void
  /** Preloads the call; for the first focus in the form. */
  readonly preload: () => void
  readonly isPending: boolean
  readonly isDone: boolean
  readonly data: OutputOf<C> | undefined
  /** By field; a new object for each attempt. */
  readonly fields: Readonly<Record<string, string>>
  /** The refusal's sentence, when it belongs to no field. */
  readonly message: string | undefined
  /** The refusal's name in the contract, such as `NotActivated`. */
  readonly refusal: string | null
}

/**
 * Validates and sends a form with a call that loads when the person starts typing: the schemas of all calls are larger
 * than the page. `load` is `async () => (await import('@waymark/contracts/account')).account.login`.
 */
export function usePublicForm<C extends Call>(
  load: () => Promise<C>,
  onSuccess?: (data: OutputOf<C>) => void | Promise<void>,
): PublicForm<C> {
  const sending = useMutation<OutputOf<C>, CallError, unknown>({
    mutationFn: async (values) => {
      const [call, { checkInput }] = await Promise.all([load(), import('@waymark/contracts/check-input')])
      const checked = checkInput(call.input, values)
      if (isInputOf(call, values, checked)) return send(call, values)
      throw new CallError({ name: 'BadInput', message: '', status: 422, fields: checked.ok ? {} : checked.fields })
    },
    ...(onSuccess ? { onSuccess: (data) => onSuccess(data) } : {}),
    meta: { quiet: true },
  })
  const { error } = sending
  const fields = error?.fields ?? noFields
  return {
    submit: sending.mutate,
    preload: useCallback(() => {
      void load()
      void import('@waymark/contracts/check-input')
    }, [load]),
    isPending: sending.isPending,
    isDone: sending.isSuccess,
    data: sending.data,
    fields,
    message: error && Object.keys(fields).length === 0 ? error.message : undefined,
    refusal: error?.name ?? null,
  }
}

const noFields = {}

/** Validation has seen all of `values`; the server parses them again with the same schema. */
function isInputOf<C extends Call>(_call: C, values: unknown, checked: CheckedInput<unknown>): values is InputOf<C> {
  return checked.ok
}
