import type { InputOf } from '@waymark/contracts/define-call'
import { userManagement } from '@waymark/contracts/user-management'
import { CallError } from '@waymark/web-kit/call-error'
import { useSend } from '@waymark/web-kit/use-send'

/** Writes a person, and answers whether it was done. When somebody else was first, theirs is loaded. */
export function useSavePerson() {
  const { mutateAsync, isPending, error } = useSend(userManagement.updateUserProfile, {
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
  return { save, isPending, error }
}
