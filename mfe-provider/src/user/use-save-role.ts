import { userManagement } from '@waymark/contracts/user-management'
import { CallError } from '@waymark/web-kit/call-error'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { AssignableRole } from '../staffs/member.ts'
import type { LocationRole, TeamMember } from '../user-management/team-member.ts'
import { isSameSet } from './assigned-services.ts'

interface Seen {
  readonly member: TeamMember
  readonly role: LocationRole
  readonly assignedIds: readonly number[]
}

interface Wanted {
  /** Undefined for a role that nobody can give. */
  readonly userRole: AssignableRole | undefined
  readonly serviceIds: readonly number[]
  /** The admin has seen that the person keeps their booked jobs. */
  readonly keepsFutureJobs: boolean
}

/** A refusal that the admin can override. */
interface Question {
  readonly text: string
  readonly isLeaving: boolean
}

/** Saves a role at a location and the services there, each only when it has changed. */
export function useSaveRole({ member, role, assignedIds }: Seen) {
  const refresh = useRefresh()
  const [message, setMessage] = useState<string | undefined>(undefined)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const setRole = useSend(userManagement.updateServiceAreaUserProfile, { quiet: true, refresh: 'byScreen' })
  const setServices = useSend(userManagement.updateServiceAssignmentsToUser, { quiet: true, refresh: 'byScreen' })
  const remove = useSend(userManagement.deleteServiceAreaUserProfile, { quiet: true, refresh: 'byScreen' })
  const { userProfileId } = member
  const { serviceAreaId } = role

  async function write({ userRole, serviceIds, keepsFutureJobs }: Wanted) {
    if (userRole !== undefined && userRole !== role.userRole)
      await setRole.mutateAsync({ input: { userProfileId, serviceAreaId, userRole, userRoleSeen: role.userRole } })
    if (isSameSet(serviceIds, assignedIds)) return
    await setServices.mutateAsync({
      input: {
        userProfileId,
        serviceAreaId,
        serviceAreaServiceIds: [...serviceIds],
        serviceAreaServiceIdsSeen: [...assignedIds],
        keepsFutureJobs,
      },
    })
  }

  /** Returns whether `change` was saved; what the person must know is in `message` or `question`. */
  async function attempt(isLeaving: boolean, change: () => Promise<unknown>): Promise<boolean> {
    setIsSaving(true)
    setMessage(undefined)
    setQuestion(null)
    try {
      await change()
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      if (refusal.name === 'HasFutureJobs') setQuestion({ text: refusal.message, isLeaving })
      else setMessage(refusal.message)
      return false
    } finally {
      await refresh(userManagement.updateServiceAreaUserProfile, userManagement.updateServiceAssignmentsToUser)
      setIsSaving(false)
    }
  }

  return {
    save: (wanted: Wanted) => attempt(false, () => write(wanted)),
    leave: (keepsFutureJobs: boolean) =>
      attempt(true, () =>
        remove.mutateAsync({
          input: {
            serviceAreaUserProfileId: role.serviceAreaUserProfileId,
            userRoleSeen: role.userRole,
            keepsFutureJobs,
          },
        }),
      ),
    isSaving,
    message,
    question,
    dropQuestion: () => setQuestion(null),
  }
}
