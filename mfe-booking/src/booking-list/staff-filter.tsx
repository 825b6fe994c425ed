import { serviceArea } from '@waymark/contracts/service-area'
import { limits } from '@waymark/domain/limits'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import { SelectField } from '@waymark/ui/select-field'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'

interface StaffFilterProps {
  readonly serviceAreaId: number
  readonly value: number | null
  readonly onChange: (staffUserProfileId: number | null) => void
}

const everyone = 0
const [, , , longestPage] = limits.pageSizes

/** Whose jobs are shown, for those who manage the location; Staff see their own jobs alone. */
export function StaffFilter({ serviceAreaId, value, onChange }: StaffFilterProps) {
  const visitor = useVisitor()
  const isManager =
    visitor !== null && (visitor.isAccountAdmin || (visitor.role !== null && areaManagerRoles.includes(visitor.role)))
  const team = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, pageSize: longestPage },
    { enabled: isManager, staleMs: 60_000 },
  )
  if (!team.data) return null
  return (
    <SelectField
      label="Staff"
      options={[
        { id: everyone, label: 'Everyone' },
        ...team.data.items.map(({ userProfileId, firstName, lastName }) => ({
          id: userProfileId,
          label: `${firstName} ${lastName}`,
        })),
      ]}
      value={value ?? everyone}
      onChange={(id) => onChange(id === everyone ? null : id)}
    />
  )
}
