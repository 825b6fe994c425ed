import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import { Icon } from '@waymark/ui/icon'
import { PlainButton } from '@waymark/ui/plain-button'
import { useNavigate } from '@waymark/web-kit/router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import { useId, useRef, useState } from 'react'
import css from './finder.module.css'

/** What most people ask about a place first, by the keys of `access-fit/options`, named as on the map. */
const needs = [
  { key: 'stepFreeEntrance', label: 'No steps' },
  { key: 'accessibleToilet', label: 'Accessible toilet' },
  { key: 'hearingLoop', label: 'Hearing loop' },
  { key: 'mobilityParking', label: 'Parking' },
  { key: 'quietRoom', label: 'Quiet room' },
  { key: 'changingPlace', label: 'Changing place' },
] as const

/** Asks what and where, and opens the map there. Plain controls, because this is the first thing that anybody loads. */
export function Finder() {
  const navigate = useNavigate()
  const id = useId()
  const where = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLooking, setIsLooking] = useState(false)

  async function find(data: FormData) {
    setProblem(null)
    setIsLooking(true)
    const venueTypeId = Number(data.get('kind')) || null
    const optionKeys = data.getAll('need').map(String)
    const { mapAddress } = await import('./map-address.ts')
    const address = await mapAddress({ venueTypeId, optionKeys, placeName: String(data.get('where') ?? '') })
    setIsLooking(false)
    if (address.ok) {
      await navigate(address.value)
      return
    }
    setProblem(address.problem)
    where.current?.focus()
  }

  return (
    <search>
      <form
        className={css.finder}
        aria-label="Find places"
        onSubmit={(event) => {
          event.preventDefault()
          void find(new FormData(event.currentTarget))
        }}
      >
        <div className={css.field}>
          <label htmlFor={`${id}-kind`}>What are you looking for?</label>
          <p id={`${id}-kind-hint`} className={css.hint}>
            A kind of place, or any place
          </p>
          <span className={css.select}>
            <select id={`${id}-kind`} name="kind" aria-describedby={`${id}-kind-hint`} className={css.control}>
              <option value="">Any place</option>
              {venueTypes.map((type) => (
                <option key={type.id} value={type.id}>
                  {type.label}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} />
          </span>
        </div>
        <div className={css.field}>
          <label htmlFor={`${id}-where`}>Where?</label>
          <p id={`${id}-where-hint`} className={css.hint}>
            Suburb, town or city, NZ or Australia
          </p>
          <span className={css.withIcon}>
            <Icon of={MapPin} />
            <input
              ref={where}
              id={`${id}-where`}
              name="where"
              type="text"
              autoComplete="address-level2"
              aria-describedby={problem ? `${id}-problem` : `${id}-where-hint`}
              aria-invalid={problem !== null}
              className={css.control}
            />
          </span>
          {problem && (
            <p id={`${id}-problem`} role="alert" className={css.problem}>
              {problem}
            </p>
          )}
        </div>
        <div className={css.submit}>
          <PlainButton
            type="submit"
            variant="primary"
            size="large"
            icon={ArrowRight}
            isPending={isLooking}
            pendingLabel="Looking"
          >
            Find places
          </PlainButton>
        </div>
        <fieldset className={css.needs}>
          <legend>Only show places with</legend>
          {needs.map(({ key, label }) => (
            <label key={key} className={css.need}>
              <input type="checkbox" name="need" value={key} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  )
}
