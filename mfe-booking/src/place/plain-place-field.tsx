import { useRichField } from '@waymark/ui/begun-text'
import { PlainComboBox } from '@waymark/ui/plain-combo-box'
import type { PlaceSearchArea } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'
import type { ChosenPlace } from './place.ts'
import { placeHint, placeLabel } from './place-words.ts'

interface PlainPlaceFieldProps {
  readonly where: PlaceSearchArea
  /** The text of the place already chosen. */
  readonly defaultText: string
  readonly onChange: (place: ChosenPlace) => void
  readonly onClear: () => void
}

/** `PlaceField` for the pages of a first visit: a plain field until it is used, then the place search. */
export function PlainPlaceField({ where, defaultText, onChange, onClear }: PlainPlaceFieldProps) {
  const [rich, enrich] = useRichField(async () => (await import('./place-field.tsx')).PlaceField)
  if (rich) return <rich.Field {...{ where, defaultText, onChange, onClear }} begun={rich.begun} />
  return (
    <PlainComboBox
      key={defaultText}
      label={placeLabel}
      name="place"
      hint={placeHint}
      icon={MapPin}
      defaultText={defaultText}
      onFocus={enrich}
    />
  )
}
