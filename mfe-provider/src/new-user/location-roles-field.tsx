import { staffRole } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { HelpOn } from '@waymark/ui/help-on'
import { SelectField } from '@waymark/ui/select-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { roleOptions } from '../staffs/member.ts'
import type { RoleChoice } from './new-person-draft.ts'
import styles from './new-user.module.css'

interface LocationRolesFieldProps {
  readonly name: string
  readonly areas: readonly { readonly serviceAreaId: number; readonly name: string }[]
  readonly value: readonly RoleChoice[]
  readonly onChange: (value: RoleChoice[]) => void
}

const legend = 'Roles at locations'

/** The first roles of a new person, one for each location. */
export function LocationRolesField({ name: field, areas, value, onChange }: LocationRolesFieldProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (at: number, changes: Partial<RoleChoice>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  const taken = (at: number) => value.filter((_, index) => index !== at).map(({ serviceAreaId }) => serviceAreaId)
  const isFull = value.length >= areas.length

  return (
    <fieldset className={styles.roles} {...fieldMark(field, legend)}>
      <legend>{legend}</legend>
      {value.map((role, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a role has no other name than its place.
        <div key={at} className={styles.role}>
          <SelectField
            name={`${field}.${at}.serviceAreaId`}
            label="Location"
            options={areas
              .filter(({ serviceAreaId }) => !taken(at).includes(serviceAreaId))
              .map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
            value={role.serviceAreaId}
            onChange={(serviceAreaId) => change(at, { serviceAreaId })}
          />
          <SelectField
            name={`${field}.${at}.userRole`}
            label="Role"
            help={at === 0 && <HelpOn helpKey="serviceAreaRoles" />}
            options={roleOptions}
            value={role.userRole}
            onChange={(userRole) => change(at, { userRole })}
          />
          <div>
            <Button
              variant="dangerQuiet"
              size="small"
              icon={X}
              onPress={() => {
                onChange(value.filter((_, index) => index !== at))
                addButton.current?.focus()
              }}
            >
              Leave out <VisuallyHidden>role {at + 1}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      {value.length === 0 && <p className={styles.none}>No role yet. You can give one later.</p>}
      <div>
        <Button
          ref={addButton}
          variant="quiet"
          size="small"
          icon={Plus}
          disabledReason={
            isFull ? (areas.length === 0 ? 'There is no location yet.' : 'They have a role everywhere.') : undefined
          }
          onPress={() => onChange([...value, { serviceAreaId: null, userRole: staffRole.Staff }])}
        >
          {value.length === 0 ? 'Add a role' : 'Add another location'}
        </Button>
      </div>
      <GroupError name={field} />
    </fieldset>
  )
}
