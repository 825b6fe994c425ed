import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { places } from '@waymark/contracts/places'
import { limits } from '@waymark/domain/limits'
import { useRef, useState } from 'react'
import type { CallError } from '../calls/call-error.ts'
import { useCall } from '../calls/use-call.ts'
import { hasWords } from './has-words.ts'

/** A suburb, town or city (with a map key also an address). */
export type FoundPlace = OutputOf<typeof places.searchPlaces>['places'][number]

/** The country to search in, or a point: of places with the same name the nearest comes first. */
export type PlaceSearchArea = Omit<InputOf<typeof places.searchPlaces>, 'query'>

/** A search of places in a field with suggestions. */
export interface PlaceSearch {
  /** For a `ComboBox` of ui. */
  readonly field: {
    readonly debounceMs: number
    readonly options: readonly { readonly id: string; readonly label: string }[]
    readonly onSearch: (text: string) => void
    readonly isLoading: boolean
    readonly emptyText: string
  }
  /** The place for this text, for handlers: one that is suggested now, or that was chosen before. */
  readonly placeOf: (text: string) => FoundPlace | null
}

const maxQueryLength = 200

/** Searches places by the start of their name: `const { field, placeOf } = usePlaceSearch({ countryId })`. */
export function usePlaceSearch(where: PlaceSearchArea): PlaceSearch {
  const [query, setQuery] = useState('')
  const chosen = useRef(new Map<string, FoundPlace>())
  const isAsked = query.trim() !== ''
  const found = useCall(
    places.searchPlaces,
    { ...where, query },
    { enabled: isAsked, keepPrevious: true, staleMs: Number.POSITIVE_INFINITY, ignore401: true },
  )
  const answered = isAsked ? (found.data?.places ?? []) : []
  // While the next answer is on its way, what was found before stays where it has the words typed since.
  const offered = found.isPlaceholderData ? answered.filter((place) => hasWords(textOf(place), query)) : answered
  return {
    field: {
      debounceMs: limits.searchDebounceMs,
      options: offered.map((place) => ({ id: place.placeId, label: textOf(place) })),
      onSearch: (text) => {
        const next = text.slice(0, maxQueryLength)
        if (next === query && found.error) void found.refetch()
        setQuery(next)
      },
      isLoading: found.isFetching,
      emptyText: emptyText(found.error),
    },
    placeOf: (text) => {
      const place = offered.find((one) => textOf(one) === text) ?? chosen.current.get(text) ?? null
      if (place) chosen.current.set(text, place)
      return place
    },
  }
}

function emptyText(error: CallError | null): string {
  if (error === null) return 'We do not know a place with this name. Try just its first letters.'
  return error.name === 'Offline' ? error.message : `${error.message} Press Enter to look again.`
}

/** "Newtown, Wellington": name and region together identify a place. */
function textOf({ name, region }: FoundPlace): string {
  return region === '' ? name : `${name}, ${region}`
}
