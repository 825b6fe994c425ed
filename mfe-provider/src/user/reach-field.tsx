import { RadioCards } from '@waymark/ui/radio-cards'
import { HelpOn } from '../help-on/help-on.tsx'
import type { Reach } from '../new-user/new-person-draft.ts'

export const reachNames: Record<Reach, string> = {
  locations: 'Only their locations',
  admin: 'Admin of the organisation',
}

const options = [
  {
    id: 'locations',
    label: reachNames.locations,
    detail: 'They see and do what their role says, at the locations where they have one.',
  },
  {
    id: 'admin',
    label: reachNames.admin,
    detail: 'They add and remove users and locations, and can do everything everywhere.',
  },
] as const

interface ReachFieldProps {
  readonly value: Reach
  readonly onChange: (reach: Reach) => void
}

/** Restricts a person to their locations, or gives them every right of the organisation. */
export function ReachField({ value, onChange }: ReachFieldProps) {
  return (
    <RadioCards
      name="isAccountAdmin"
      label="What they can do"
      help={<HelpOn helpKey="adminRole" />}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
