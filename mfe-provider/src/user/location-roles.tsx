import { serviceArea } from '@waymark/contracts/service-area'
import { Card } from '@waymark/ui/card'
import { allLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { useCall } from '@waymark/web-kit/use-call'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import type { TeamMember } from '../user-management/team-member.ts'
import { AddRoleForm } from './add-role-form.tsx'
import { useAssignedServices } from './assigned-services.ts'
import { LocationRoleForm } from './location-role-form.tsx'
import styles from './user.module.css'

/** Where a person works, in which role and on which services. */
export function LocationRoles({ member }: { readonly member: TeamMember }) {
  const list = useRef<HTMLUListElement>(null)
  const [leftId, setLeftId] = useState<number | null>(null)
  const isGone = leftId !== null && !member.roles.some((role) => role.serviceAreaUserProfileId === leftId)
  // The dialog that held the focus closes with the role: only then can the list take the focus.
  useEffect(() => {
    if (!isGone) return
    list.current?.focus()
    setLeftId(null)
  }, [isGone])
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  const assigned = useAssignedServices(member.userProfileId)
  return (
    <Loaded
      of={allLoaded(areas, assigned.answer)}
      what="their roles"
      shape="form"
      count={member.roles.length + 1}
      headingLevel={3}
    >
      {([allAreas]) => (
        <>
          {member.isAccountAdmin && (
            <Notice tone="info" title="An admin of the organisation.">
              They can do everything at every location. Give them a role at a location so that they can be sent to
              bookings there, and so that they keep it if they stop being an admin.
            </Notice>
          )}
          {member.roles.length === 0 && (
            <p className={styles.hint}>
              {member.isAccountAdmin
                ? 'No role at a location.'
                : 'No role at a location yet: there is nothing they can see.'}
            </p>
          )}
          <ul ref={list} className={styles.roles} tabIndex={-1} aria-label={`Roles of ${fullName(member)}`}>
            {member.roles.map((role) => (
              <Card key={role.serviceAreaUserProfileId} as="li">
                <LocationRoleForm
                  member={member}
                  role={role}
                  assignedIds={assigned.idsAt(role.serviceAreaId)}
                  onServicesSaved={(ids) => assigned.expect(role.serviceAreaId, ids)}
                  onGone={() => setLeftId(role.serviceAreaUserProfileId)}
                />
              </Card>
            ))}
          </ul>
          {member.isActive ? (
            <AddRoleForm
              member={member}
              areas={allAreas.filter(
                ({ serviceAreaId }) => !member.roles.some((role) => role.serviceAreaId === serviceAreaId),
              )}
            />
          ) : (
            <p className={styles.hint}>Reactivate them to give them a role at another location.</p>
          )}
        </>
      )}
    </Loaded>
  )
}
