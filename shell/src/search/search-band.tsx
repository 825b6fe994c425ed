import { Button } from '@waymark/ui/button'
import { ComboBox } from '@waymark/ui/combo-box'
import { announce } from '@waymark/web-kit/announcement'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import type { LatLng } from '@waymark/web-kit/view-bounds'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { findPlace, type NamedPlace } from './find-place.ts'
import { OneSearch } from './one-search.tsx'
import css from './search-band.module.css'

interface SearchBandProps {
  readonly words: string
  /** Where it is looked around now. */
  readonly near: NamedPlace
  readonly usual: NamedPlace
  /** `near` is null for the usual place. */
  readonly onSearch: (asked: { readonly words: string; readonly near: NamedPlace | null }) => void
}

interface Problem {
  readonly words: string
  readonly guesses: readonly NamedPlace[]
}

/** What, and where: both fields take Enter. A place that nobody knows stays as it was typed, with what it may have meant. */
export function SearchBand({ words, near, usual, onSearch }: SearchBandProps) {
  const [text, setText] = useState(words)
  const [where, setWhere] = useState(near.name)
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [refused, setRefused] = useState({ count: 0, text: '' })
  const { field, placeOf } = usePlaceSearch({ nearLatitude: near.lat, nearLongitude: near.lng })

  const go = (place: NamedPlace | null, typed = text) => {
    setProblem(null)
    onSearch({ words: typed, near: place && isSame(place, usual) ? null : place })
  }
  const submit = async (typed = text) => {
    const named = where.trim()
    if (named === '') return go(null, typed)
    if (named === near.name) return go(near, typed)
    setLooking(true)
    const found = await findPlace(named, near)
    setLooking(false)
    if (found.is === 'found') return go(found.place, typed)
    const sentence =
      found.is === 'unreachable'
        ? 'We could not look this place up. Please try again.'
        : `We found no place called “${named}”.${found.guesses.length > 0 ? ' Did you mean one of these?' : ' Try just its first letters, or a town nearby.'}`
    setRefused(({ count }) => ({ count: count + 1, text: where }))
    setProblem({ words: sentence, guesses: found.is === 'unknown' ? found.guesses : [] })
    announce(sentence)
  }

  return (
    <search className={css.band} aria-label="Search everything">
      <div className={css.what}>
        <OneSearch
          label="What do you need?"
          placeholder="A place, an activity, a service, a street or a postcode"
          defaultText={words}
          near={near}
          onText={setText}
          onSubmit={(typed) => void submit(typed)}
        />
      </div>
      <div
        onKeyDownCapture={(event) => {
          // With a choice marked in the list Enter takes it; without one it means the typed name.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          if (event.target.getAttribute('aria-activedescendant')) return
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
      >
        <ComboBox
          // A field anew, with its list closed: open, it would hide what the name may have meant.
          key={refused.count}
          autoFocus={refused.count > 0}
          {...field}
          label="Where?"
          icon={MapPin}
          placeholder="Suburb, town or city"
          defaultText={refused.count > 0 ? refused.text : near.name}
          errorMessage={problem?.words}
          onTextChange={(typed) => {
            setWhere(typed)
            setProblem(null)
          }}
          onChange={({ label }) => {
            const place = placeOf(label)
            if (place) go({ name: label, lat: place.latitude, lng: place.longitude })
          }}
        />
        {problem && problem.guesses.length > 0 && (
          <div className={css.guesses}>
            {problem.guesses.map((guess) => (
              <Button key={guess.name} isPill size="small" onPress={() => go(guess)}>
                {guess.name}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Button variant="primary" isPending={isLooking} pendingLabel="Looking" onPress={() => void submit()}>
        Search
      </Button>
    </search>
  )
}

const isSame = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng
