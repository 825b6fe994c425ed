import { serviceArea } from '@waymark/contracts/service-area'
import { limits } from '@waymark/domain/limits'
import { areaManagerRoles, holdsRole } from '@waymark/domain/rights/roles'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'
import { useState } from 'react'

interface StaffFilterProps {
  readonly serviceAreaId: number
  readonly value: number | null
  readonly onChange: (staffUserProfileId: number | null) => void
}

const everyone = 0
const [, , , maxPage] = limits.pageSizes

/** Whose bookings are shown, for those who manage the location; Staff only see their own bookings. Larger teams are searched on the server. */
export function StaffFilter({ serviceAreaId, value, onChange }: StaffFilterProps) {
  const visitor = useVisitor()
  const isManager = visitor !== null && holdsRole(visitor, areaManagerRoles)
  const [search, setSearch] = useState('')
  const team = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, pageSize: maxPage },
    { enabled: isManager, staleMs: 60_000 },
  )
  const isLong = team.data !== undefined && team.data.totalCount > maxPage
  const found = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, search, pageSize: maxPage },
    { enabled: isLong && search !== '', keepPrevious: true },
  )
  const chosen = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, userProfileId: value ?? everyone },
    { enabled: isLong && value !== null, keepPrevious: true, staleMs: 60_000 },
  )
  if (!team.data) return null
  if (isLong) {
    const [person] = value === null ? [] : (chosen.data?.items ?? [])
    return (
      <ComboBox
        label="Staff"
        isOptional
        placeholder="Everyone"
        defaultText={person ? nameOf(person) : ''}
        options={(search === '' ? team.data : (found.data ?? team.data)).items.map((one) => ({
          id: one.userProfileId,
          label: nameOf(one),
        }))}
        isLoading={found.isFetching}
        onSearch={setSearch}
        onTextChange={(text) => {
          if (text === '') onChange(null)
        }}
        onChange={({ id }) => onChange(id)}
        emptyText="Nobody with this name works here."
      />
    )
  }
  return (
    <SelectField
      label="Staff"
      options={[
        { id: everyone, label: 'Everyone' },
        ...team.data.items.map((one) => ({ id: one.userProfileId, label: nameOf(one) })),
      ]}
      value={value ?? everyone}
      onChange={(id) => onChange(id === everyone ? null : id)}
    />
  )
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`
}
