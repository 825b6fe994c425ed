import { useMutation } from '@tanstack/react-query'
import type { account } from '@waymark/contracts/account'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { CallError } from '@waymark/web-kit/call-error'
import { send } from '@waymark/web-kit/send'

type Login = typeof account.login

/** The state of logging in. */
export interface LoginState {
  readonly submit: (typed: InputOf<Login>) => void
  readonly isPending: boolean
  /** Forgets the last answer. */
  readonly reset: () => void
  /** By field; a new object for each attempt. */
  readonly fields: Readonly<Record<string, string>>
  /** The refusal's sentence, when it belongs to no field. */
  readonly message: string | undefined
  /** The refusal's name in the contract, such as `NotActivated`. */
  readonly refusal: string | null
  /** What the refusal says beside its sentence. */
  readonly detail: CallError['detail']
}

const loadCall = () => import('@waymark/contracts/account')
const loadCheck = () => import('@waymark/contracts/check-input')

/** Loads what is needed to log in; for the first focus in the form. */
export function preloadLogin(): void {
  void loadCall()
  void loadCheck()
}

/**
 * Logs in, with a call that loads when somebody starts typing: the schemas of all calls, and the form layer, are larger
 * than the page that everybody loads first.
 */
export function useLogin(onSuccess: (user: OutputOf<Login>) => Promise<void>): LoginState {
  const sending = useMutation<OutputOf<Login>, CallError, InputOf<Login>>({
    mutationFn: async (typed) => {
      const [{ account }, { checkInput }] = await Promise.all([loadCall(), loadCheck()])
      const checked = checkInput(account.login.input, typed)
      if (checked.ok) return send(account.login, checked.value)
      throw new CallError({ name: 'BadInput', message: '', status: 422, fields: checked.fields })
    },
    onSuccess: (user) => onSuccess(user),
    meta: { quiet: true },
  })
  const { error } = sending
  const fields = error?.fields ?? noFields
  return {
    submit: sending.mutate,
    isPending: sending.isPending,
    reset: sending.reset,
    fields,
    message: error && Object.keys(fields).length === 0 ? error.message : undefined,
    refusal: error?.name ?? null,
    detail: error?.detail ?? noFields,
  }
}

const noFields = {}
