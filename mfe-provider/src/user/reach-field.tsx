import { HelpOn } from '@waymark/ui/help-on'
import { RadioCards } from '@waymark/ui/radio-cards'

const options = [
  {
    id: 'locations',
    label: 'Only their locations',
    detail: 'They see and do what their role says, at the locations where they have one.',
  },
  {
    id: 'admin',
    label: 'Admin of the organisation',
    detail: 'They add and remove users and locations, and can do everything everywhere.',
  },
] as const

/** Whether a person may do everything, or only what their roles allow at their locations. */
export type Reach = (typeof options)[number]['id']

interface ReachFieldProps {
  readonly name: string
  readonly value: Reach
  readonly onChange: (reach: Reach) => void
}

/** Restricts a person to their locations, or gives them every right of the organisation. */
export function ReachField(props: ReachFieldProps) {
  return <RadioCards {...props} label="What they can do" help={<HelpOn helpKey="adminRole" />} options={options} />
}
