import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'

export type BookingToReassign = OutputOf<typeof bookingTeam.getBookingsToReassign>[number]

/** Nobody else: it stays as it is. */
export const leaveIt = 0

type Person = BookingToReassign['freeStaff'][number]

/** The people whose name matches what is searched for. */
export interface FoundStaff {
  readonly people: readonly Person[]
  readonly isLoading: boolean
}

interface FreeStaffFieldProps {
  readonly work: Pick<BookingToReassign, 'freeStaff' | 'freeStaffCount'>
  /** More people by name, where there are more than are named. */
  readonly found: FoundStaff
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly words: {
    /** "Leave it with Sina Leota". */
    readonly leaveIt: string
    readonly nobody: string
    readonly many: (count: number) => string
  }
  readonly value: number
  readonly onChange: (staffId: number) => void
  readonly errorMessage: string | undefined
}

/** Who does something instead, from those who are free then: a list, or a search where there are many. */
export function FreeStaffField(props: FreeStaffFieldProps) {
  const { work, words, value, onChange, errorMessage } = props
  if (work.freeStaffCount === 0) return <p>{words.nobody}</p>
  if (work.freeStaffCount > work.freeStaff.length) return <SearchedStaff {...props} />
  return (
    <SelectField
      label="Who does it"
      options={[
        { id: leaveIt, label: words.leaveIt },
        ...work.freeStaff.map((person) => ({ id: person.userProfileId, label: fullName(person) })),
      ]}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}

function SearchedStaff({ work, found, search, onSearch, words, onChange, errorMessage }: FreeStaffFieldProps) {
  const [chosenName, setChosenName] = useState('')
  const people = search === '' ? work.freeStaff : found.people
  return (
    <ComboBox
      label="Who does it"
      isOptional
      hint={words.many(work.freeStaffCount)}
      placeholder="Name"
      options={people.map((person) => ({ id: person.userProfileId, label: fullName(person) }))}
      isLoading={found.isLoading}
      onSearch={onSearch}
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
