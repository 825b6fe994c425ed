import type { InputOf } from '@waymark/contracts/define-call'
import { userManagement } from '@waymark/contracts/user-management'
import { CallError } from '@waymark/web-kit/call-error'
import { useSend } from '@waymark/web-kit/use-send'

/** Saves a person, and returns whether that worked. When somebody else saved first, their version is loaded. */
export function useSavePerson() {
  const { mutateAsync, isPending, error, reset } = useSend(userManagement.updateUserProfile, {
    quiet: true,
  })

  async function save(input: InputOf<typeof userManagement.updateUserProfile>): Promise<boolean> {
    try {
      await mutateAsync({ input })
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      return false
    }
  }
  return { save, isPending, error, forget: reset }
}
