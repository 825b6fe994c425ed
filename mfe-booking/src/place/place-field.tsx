import type { BegunText } from '@waymark/ui/begun-text'
import { ComboBox } from '@waymark/ui/combo-box'
import { type PlaceSearchArea, usePlaceSearch } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'
import type { ChosenPlace } from './place.ts'
import { placeHint, placeLabel } from './place-words.ts'

interface PlaceFieldProps {
  readonly name?: string
  /** One country, or both from a point on. */
  readonly where: PlaceSearchArea
  /** The initial text: the place already chosen, or a kept draft. */
  readonly defaultText: string
  /** It takes the place of a plain field. */
  readonly begun?: BegunText | undefined
  readonly onTextChange?: (text: string) => void
  readonly onChange: (place: ChosenPlace) => void
  /** The chosen place was deleted. */
  readonly onClear?: (() => void) | undefined
  readonly errorMessage?: string | undefined
}

/** Where the visit is, from the place search. Its position decides how far away a provider is. */
export function PlaceField({
  name,
  where,
  defaultText,
  begun,
  onTextChange,
  onChange,
  onClear,
  errorMessage,
}: PlaceFieldProps) {
  const { field, placeOf } = usePlaceSearch(where)
  return (
    <ComboBox
      {...field}
      {...(name === undefined ? {} : { name })}
      label={placeLabel}
      hint={placeHint}
      icon={MapPin}
      defaultText={defaultText}
      begun={begun}
      errorMessage={errorMessage}
      onClear={onClear}
      unmatchedText="Choose a place from the list."
      {...(onTextChange ? { onTextChange } : {})}
      onChange={({ label }) => {
        const place = placeOf(label)
        if (place) onChange({ label, latitude: place.latitude, longitude: place.longitude })
      }}
    />
  )
}
