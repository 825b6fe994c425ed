import { booking } from '@waymark/contracts/booking'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { staffOption } from '../staff/staff-option.ts'
import { staffName } from '../staff/staff-person.tsx'
import type { ChangeStart } from './changed-dates.ts'

const asNow = 0
const label = 'Who should come?'
const hint = 'We ask them first. If they are not free, somebody else from the team comes.'

interface PreferredStaffFieldProps {
  readonly name: string
  readonly start: ChangeStart
  /** `null` is the same as now. */
  readonly value: number | null
  readonly onChange: (staffId: number | null) => void
}

/** Who should come after a change: a list of the service's staff, or a search where there are many. */
export function PreferredStaffField(props: PreferredStaffFieldProps) {
  const { name, start, value, onChange } = props
  if (start.staffToChooseCount > start.staffToChoose.length) return <SearchedStaff {...props} />
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      options={[{ id: asNow, label: 'The same as now' }, ...start.staffToChoose.map(staffOption)]}
      value={value ?? asNow}
      onChange={(id) => onChange(id === asNow ? null : id)}
    />
  )
}

function SearchedStaff({ name, start: { bookingId, staffToChoose }, value, onChange }: PreferredStaffFieldProps) {
  const [staffSearch, setStaffSearch] = useState('')
  const found = useCall(
    booking.getDataForChangeBooking,
    { bookingId, staffSearch },
    { enabled: staffSearch !== '', keepPrevious: true },
  )
  const people = staffSearch === '' ? staffToChoose : (found.data?.staffToChoose ?? [])
  const kept = staffToChoose.find(({ userProfileId }) => userProfileId === value)
  const [chosenName, setChosenName] = useState(kept ? staffName(kept) : '')
  return (
    <ComboBox
      name={name}
      label={label}
      isOptional
      hint={`${hint} Leave it empty to keep the people who come now.`}
      placeholder="Name"
      defaultText={chosenName}
      options={people.map((person) => ({ id: person.userProfileId, label: staffName(person) }))}
      isLoading={found.isFetching}
      onSearch={setStaffSearch}
      onTextChange={(text) => {
        // Text other than the chosen person's name means nobody is chosen.
        if (text !== chosenName) onChange(null)
      }}
      onChange={({ id, label: chosen }) => {
        setChosenName(chosen)
        onChange(id)
      }}
      emptyText="Nobody with this name does this service."
    />
  )
}
