import { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'

export type BookingToReassign = OutputOf<typeof bookingTeam.getBookingsToReassign>[number]

/** Nobody else: the booking keeps its staff. */
export const leaveIt = 0

interface FreeStaffFieldProps {
  readonly serviceAreaId: number
  readonly booking: BookingToReassign
  /** Who would no longer do it. */
  readonly leavingName: string
  readonly value: number
  readonly onChange: (staffId: number) => void
  readonly errorMessage: string | undefined
}

/** Who does a booking instead, from those who are free then: a list, or a search where there are many. */
export function FreeStaffField(props: FreeStaffFieldProps) {
  const { booking, leavingName, value, onChange, errorMessage } = props
  if (booking.freeStaffCount === 0) return <p>Nobody else who does this service is free then.</p>
  if (booking.freeStaffCount > booking.freeStaff.length) return <SearchedStaff {...props} />
  return (
    <SelectField
      label="Who does it"
      options={[
        { id: leaveIt, label: `Leave it with ${leavingName}` },
        ...booking.freeStaff.map((person) => ({ id: person.userProfileId, label: fullName(person) })),
      ]}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}

function SearchedStaff({ serviceAreaId, booking, leavingName, onChange, errorMessage }: FreeStaffFieldProps) {
  const [search, setSearch] = useState('')
  const [chosenName, setChosenName] = useState('')
  const input = { serviceAreaId, bookingIds: [booking.bookingId], search }
  const found = useCall(bookingTeam.getBookingsToReassign, input, { enabled: search !== '', keepPrevious: true })
  const people = search === '' ? booking.freeStaff : (found.data?.[0]?.freeStaff ?? [])
  return (
    <ComboBox
      label="Who does it"
      isOptional
      hint={`${formatCount(booking.freeStaffCount, 'person', 'people')} who do this service are free then. Leave it empty to keep it with ${leavingName}.`}
      placeholder="Name"
      options={people.map((person) => ({ id: person.userProfileId, label: fullName(person) }))}
      isLoading={found.isFetching}
      onSearch={setSearch}
      onTextChange={(text) => {
        // Text other than the chosen person's name means nobody is chosen.
        if (text !== chosenName) onChange(leaveIt)
      }}
      onChange={({ id, label }) => {
        setChosenName(label)
        onChange(id)
      }}
      emptyText="Nobody with this name is free then."
      errorMessage={errorMessage}
    />
  )
}
