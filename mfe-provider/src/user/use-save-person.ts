import type { InputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { CallError } from '@waymark/web-kit/call-error'
import { useInvalidate } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'

/** The calls whose answers show a person of the team, their rights or their roles. */
export const answersWithPeople = [
  userManagement.getUserProfile,
  userManagement.getUserProfiles,
  userManagement.getAssignedServicesByUserProfileId,
  serviceArea.getListUserRoleOnServiceArea,
  serviceArea.getUsersToAssign,
  serviceArea.getServiceAreas,
  service.getDetailServiceAreaService,
] as const

/** Writes a person, and answers whether it was done. When somebody else was first, theirs is loaded. */
export function useSavePerson() {
  const invalidate = useInvalidate()
  const { mutateAsync, isPending, error } = useSend(userManagement.updateUserProfile, {
    quiet: true,
    invalidates: answersWithPeople,
  })

  async function save(input: InputOf<typeof userManagement.updateUserProfile>): Promise<boolean> {
    try {
      await mutateAsync({ input })
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      if (refusal.name === 'ChangedMeanwhile') await invalidate(userManagement.getUserProfile)
      return false
    }
  }
  return { save, isPending, error }
}
