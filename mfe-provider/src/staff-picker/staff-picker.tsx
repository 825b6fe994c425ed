import { serviceArea } from '@waymark/contracts/service-area'
import { limits } from '@waymark/domain/limits'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { Button } from '@waymark/ui/button'
import { ComboBox } from '@waymark/ui/combo-box'
import { TextLink } from '@waymark/ui/text-link'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './staff-picker.module.css'

interface Person {
  readonly userProfileId: number
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly hasAccepted?: boolean
}

interface StaffPickerProps {
  readonly serviceAreaId: number
  readonly name: string
  readonly label: string
  readonly hint: string
  /** People whose names are known already, such as those who are assigned. */
  readonly known: readonly Person[]
  /** Nobody else can be chosen: the search covers only them. */
  readonly isOnlyKnown?: boolean
  readonly isLabelHidden?: boolean
  /** Whoever is only invited is named and cannot be chosen. */
  readonly isForAccepted?: boolean
  readonly value: readonly number[]
  readonly onChange: (userProfileIds: number[]) => void
  readonly errorMessage?: string | undefined
}

const [, , , maxPage] = limits.pageSizes

/** People of a location: all of them as badges, or a search where there is more than a page. */
export function StaffPicker(given: StaffPickerProps) {
  const visitor = useVisitor()
  // Whoever may not see the team chooses among those who are named already.
  const isOnlyKnown = given.isOnlyKnown === true || visitor === null || !accessRules.managesArea(visitor)
  const props = { ...given, isOnlyKnown }
  const { serviceAreaId, name, label, hint, known, isForAccepted = false } = props
  const { value, onChange, errorMessage } = props
  const team = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, pageSize: maxPage },
    { enabled: !isOnlyKnown },
  )
  const total = Math.max(known.length, isOnlyKnown ? 0 : (team.data?.totalCount ?? 0))
  const members = isOnlyKnown ? known : withoutTwins([...known, ...(team.data?.items ?? [])])
  const isChoosable = (person: Person) =>
    !isForAccepted || person.hasAccepted !== false || value.includes(person.userProfileId)
  const people = members.filter(isChoosable)
  const invited = members.filter((person) => !isChoosable(person))
  const isShort = total <= maxPage
  const gone = useGone(value, isShort && (isOnlyKnown || team.data) ? people : null)
  if (!isShort) return <SearchedPeople {...props} total={total} />
  const hintOf = ({ length }: readonly Person[]) =>
    length > 0 ? hint : isOnlyKnown ? 'Nobody yet.' : 'Nobody works at this location yet.'
  const isNobody = members.length === 0 && !isOnlyKnown && team.data !== undefined
  return (
    <>
      <ToggleBadges
        name={name}
        label={label}
        isLabelHidden={props.isLabelHidden}
        hint={[hintOf(people), ...invitedText(invited)].join(' ')}
        options={[
          ...people.map((person) => ({ id: String(person.userProfileId), label: nameOf(person) })),
          ...gone.map((id) => ({ id: String(id), label: goneText })),
        ]}
        value={value.map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
        errorMessage={errorMessage}
      />
      {isNobody && <TextLink href="/service-area/staffs">Add people on the page of staff</TextLink>}
    </>
  )
}

/** Whoever has not accepted is given nothing yet. */
function nameOf(person: Person): string {
  return person.hasAccepted === false ? `${fullName(person)} (invited)` : fullName(person)
}

/** Why somebody of the location cannot be chosen. */
function invitedText(invited: readonly Person[]): readonly string[] {
  if (invited.length === 0) return []
  return [`Not before they accept their invitation: ${invited.map(fullName).join(', ')}.`]
}

/** People who were chosen and have since been removed: they are shown so that they can be unticked, and stay visible then. */
function useGone(value: readonly number[], people: readonly Person[] | null): readonly number[] {
  const [seen, setSeen] = useState<readonly number[]>([])
  const isGone = (id: number) => people !== null && !people.some(({ userProfileId }) => userProfileId === id)
  const met = value.filter((id) => isGone(id) && !seen.includes(id))
  if (met.length > 0) setSeen([...seen, ...met])
  return seen.filter(isGone)
}

const goneText = 'Somebody who is not here any more'

function SearchedPeople({
  serviceAreaId,
  name,
  label,
  hint,
  known,
  isOnlyKnown = false,
  isLabelHidden,
  isForAccepted = false,
  value,
  onChange,
  errorMessage,
  total,
}: StaffPickerProps & { readonly total: number }) {
  const part = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [met, setMet] = useState<readonly Person[]>([])
  // Choosing somebody empties the field for the next one.
  const [round, setRound] = useState(0)
  const found = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId, search, pageSize: 20 },
    { enabled: !isOnlyKnown, keepPrevious: true },
  )
  const fitting: readonly Person[] = isOnlyKnown
    ? known.filter((person) => fullName(person).toLowerCase().includes(search.trim().toLowerCase()))
    : (found.data?.items ?? []).filter(({ hasAccepted }) => hasAccepted || !isForAccepted)
  const people = withoutTwins([...known, ...met])
  const chosen = value.map((id) => people.find(({ userProfileId }) => userProfileId === id) ?? nameless(id))
  return (
    <div ref={part} className={styles.picker}>
      <ComboBox
        key={round}
        name={name}
        label={label}
        isLabelHidden={isLabelHidden}
        hint={`${hint} ${formatCount(total, 'person', 'people')}: type part of a name.`}
        placeholder={isOnlyKnown ? 'Name' : 'Name or email'}
        options={fitting
          .filter(({ userProfileId }) => !value.includes(userProfileId))
          .map((person) => ({ id: person.userProfileId, label: nameOf(person), detail: person.email }))}
        isLoading={found.isFetching}
        debounceMs={isOnlyKnown ? 0 : limits.searchDebounceMs}
        onSearch={setSearch}
        onChange={({ id }) => {
          const person = fitting.find(({ userProfileId }) => userProfileId === id)
          if (person) setMet((before) => [...before, person])
          onChange([...value, id])
          setSearch('')
          setRound((before) => before + 1)
          requestAnimationFrame(() => part.current?.querySelector('input')?.focus())
        }}
        emptyText={isOnlyKnown ? 'Nobody with this name is among them.' : 'Nobody with this name works here.'}
        errorMessage={errorMessage}
      />
      <ul className={styles.chosen} aria-label={`${label}: chosen`}>
        {chosen.map((person) => (
          <li key={person.userProfileId}>
            <Button
              size="small"
              iconAfter={X}
              hasName
              onPress={() => {
                onChange(value.filter((id) => id !== person.userProfileId))
                part.current?.querySelector('input')?.focus()
              }}
            >
              {fullName(person)} <VisuallyHidden>, take them off</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.count}>
        {formatCount(value.length, 'person', 'people')} chosen
      </p>
    </div>
  )
}

/** Somebody in a kept draft whose name is not loaded yet. */
function nameless(userProfileId: number): Person {
  return { userProfileId, firstName: 'Person', lastName: String(userProfileId) }
}

function withoutTwins(people: readonly Person[]): Person[] {
  return [...new Map(people.map((person) => [person.userProfileId, person])).values()]
}
