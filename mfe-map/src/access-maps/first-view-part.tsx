import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { announce } from '@waymark/web-kit/announcement'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'
import Move from 'lucide-react/icons/move'
import type { MapForm } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'

const nearness = [
  { id: 11, label: 'The whole district' },
  { id: 13, label: 'The town' },
  { id: 15, label: 'A few streets' },
]

interface FirstViewPartProps {
  readonly form: MapForm
  /** Where the preview's map was moved to; null while it shows the first view itself. */
  readonly moved: { readonly latitude: number; readonly longitude: number; readonly zoom: number } | null
}

/** Where the map opens, and what it shows at first. */
export function FirstViewPart({ form, moved }: FirstViewPartProps) {
  const { latitude, longitude, zoom, placeName } = form.values
  const { field, placeOf } = usePlaceSearch({ nearLatitude: latitude, nearLongitude: longitude })
  const isUsual = nearness.some(({ id }) => id === zoom)
  return (
    <EditorPart title="First view">
      <Columns>
        <ComboBox
          {...field}
          name="placeName"
          label="Middle of the map"
          icon={MapPin}
          placeholder="Suburb, town or city"
          defaultText={placeName}
          onChange={({ label }) => {
            const place = placeOf(label)
            if (place)
              form.change({
                placeName: label.slice(0, 120),
                latitude: place.latitude,
                longitude: place.longitude,
                zoom: withinLimits(place.zoom),
              })
          }}
        />
        <SelectField
          name="zoom"
          label="How close"
          options={isUsual ? nearness : [...nearness, { id: zoom, label: `As it is (zoom ${zoom})` }]}
          value={zoom}
          onChange={(chosen) => form.change({ zoom: chosen })}
        />
      </Columns>
      <Cluster>
        <Button
          size="small"
          icon={Move}
          disabledReason={moved ? undefined : 'Move or zoom the map in the preview first.'}
          onPress={() => {
            if (!moved) return
            form.change({ ...moved, zoom: withinLimits(moved.zoom) })
            announce('The map now opens as the preview shows it.')
          }}
        >
          Use what the preview shows
        </Button>
      </Cluster>
      <fieldset className={css.atFirst}>
        <legend>When the map opens</legend>
        <Checkbox {...form.tick('isListShown')}>Show the list beside the map</Checkbox>
        <Checkbox {...form.tick('isOpenNow')}>Show only what is open now</Checkbox>
        <Checkbox {...form.tick('areActivitiesShown')}>Show activities too</Checkbox>
      </fieldset>
    </EditorPart>
  )
}

const { min, max } = limits.mapZoom
const withinLimits = (zoom: number) => Math.min(max, Math.max(min, Math.round(zoom * 10) / 10))
