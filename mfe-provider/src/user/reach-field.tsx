import { RadioCards } from '@waymark/ui/radio-cards'
import { HelpOn } from '../help-on/help-on.tsx'
import type { Reach } from '../new-user/new-person-draft.ts'

const options = [
  {
    id: 'locations',
    label: 'Only their locations',
    detail: 'They see and do what their role says, at the locations where they have one.',
  },
  {
    id: 'admin',
    label: 'Admin of the organisation',
    detail: 'They add and remove users and locations, and may do everything everywhere.',
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
      label="What they may do"
      help={<HelpOn helpKey="adminRole" />}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
