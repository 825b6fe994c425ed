import type { InputOf } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import type { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { HelpOn } from '@waymark/ui/help-on'
import { ListFilter } from '@waymark/ui/list-filter'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { roleOptions } from '../staffs/member.ts'
import { type TeamState, teamStateNames } from './team-member.ts'

export type TeamFilter = 'role' | 'location' | 'state'
type Narrowing = Pick<InputOf<typeof userManagement.getUserProfiles>, 'userRole' | 'serviceAreaId' | 'state'>

const roles = [{ id: staffRole.Admin, label: 'Admin of the organisation' }, ...roleOptions]
const states: readonly TeamState[] = ['active', 'invited', 'deactivated']

/** The filters in the URL as the call's input; invalid values are left out. */
export function teamNarrowing(filters: ListState<TeamFilter>['filters']): Narrowing {
  const role = roles.find(({ id }) => String(id) === filters.role[0])
  const serviceAreaId = Number(filters.location[0])
  const state = states.find((one) => one === filters.state[0])
  return {
    ...(role ? { userRole: role.id } : {}),
    ...(Number.isInteger(serviceAreaId) && serviceAreaId > 0 ? { serviceAreaId } : {}),
    ...(state ? { state } : {}),
  }
}

/** Which role, location and state. */
export function TeamFilters({ list }: { readonly list: ListState<TeamFilter> }) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <>
      <ListFilter
        list={list}
        filter="role"
        label="Role"
        help={<HelpOn helpKey="serviceAreaRoles" />}
        all="All roles"
        options={roles}
      />
      <ListFilter
        list={list}
        filter="location"
        label="Location"
        all="All locations"
        options={(areas.data ?? []).map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
      />
      <ListFilter
        list={list}
        filter="state"
        label="State"
        options={states.map((id) => ({ id, label: teamStateNames[id] }))}
      />
    </>
  )
}
