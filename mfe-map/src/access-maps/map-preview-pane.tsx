import { common } from '@waymark/contracts/common'
import { accessMapLimits } from '@waymark/domain/place/access-map'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useMemo, useState } from 'react'
import type { MapView } from '../map-engine/engine-props.ts'
import { useMapColours } from '../map-engine/map-colours.ts'
import { MapControls } from '../map-engine/map-controls.tsx'
import { MapWait } from '../map-engine/map-wait.tsx'
import { SiteMap } from '../map-engine/site-map.tsx'
import { type AccessMapDraft, filterNameOf, type MapPreview, type TypedMap } from './access-map.ts'
import css from './map-preview-pane.module.css'
import { usePictures } from './use-pictures.ts'

interface MapPreviewPaneProps {
  readonly typed: TypedMap
  readonly map: AccessMapDraft
  readonly preview: MapPreview | undefined
  readonly onMoved: (view: { latitude: number; longitude: number; zoom: number } | null) => void
}

const widths = [
  { id: 'phone', label: 'Phone', icon: Smartphone },
  { id: 'wide', label: 'Wide', icon: Monitor },
] as const

const maxListed = 3
const shownInBar = 3

/** The page as people will see it, with what is not saved yet. */
export function MapPreviewPane({ typed, map, preview, onMoved }: MapPreviewPaneProps) {
  const titleId = useId()
  const [width, setWidth] = useState<'phone' | 'wide'>('phone')
  const { logoUrl, imageUrl } = usePictures(typed, map)
  const inBar = typed.filterOptionIds.slice(0, width === 'phone' ? shownInBar : accessMapLimits.filtersInBar)
  const others = typed.filterOptionIds.length - inBar.length
  const places = preview?.places.slice(0, maxListed) ?? []
  return (
    <aside className={css.preview} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          Preview
        </h2>
        <SwitchSegment label="Width of the preview" isLabelHidden options={widths} value={width} onChange={setWidth} />
      </div>
      <div className={css.frame} data-width={width}>
        <div className={css.picture}>
          {imageUrl && <img className={css.image} src={imageUrl} alt="" />}
          {logoUrl && <img className={css.logo} src={logoUrl} alt="" />}
        </div>
        <div className={css.words}>
          <p className={css.name}>{typed.title || 'Title'}</p>
          {typed.intro && <p className={css.intro}>{typed.intro}</p>}
        </div>
        {inBar.length > 0 && (
          <ul className={css.filters} aria-label="Filters in the bar">
            {inBar.map((id) => (
              <li key={id}>{filterNameOf(id)}</li>
            ))}
            {others > 0 && <li>+ {others}</li>}
          </ul>
        )}
        <PreviewMap key={width} typed={typed} preview={preview} onMoved={onMoved} />
        {typed.isListShown && preview && (
          <div className={css.list}>
            <p>
              <b>{formatCount(preview.placeCount, 'place')}</b>
            </p>
            <ul>
              {places.map(({ serviceAreaId, name, suburb }) => (
                <li key={serviceAreaId}>
                  <b>{name}</b>
                  <span>{suburb}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={css.by}>Made with Waymark</p>
      </div>
      <p className={css.hint}>The preview follows what you type. Nobody else sees it before you save.</p>
    </aside>
  )
}

const rounded = (degrees: number) => Number(degrees.toFixed(5))

function PreviewMap({ typed, preview, onMoved }: Omit<MapPreviewPaneProps, 'map'>) {
  const colours = useMapColours()
  const settings = useCall(common.getClientSettings, {}, { staleMs: Number.POSITIVE_INFINITY })
  const [isBroken, setBroken] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const { latitude, longitude, zoom } = typed
  const first = useMemo(() => ({ centre: { lat: latitude, lng: longitude }, zoom }), [latitude, longitude, zoom])
  const [view, setView] = useState<MapView>(first)
  // A new first view is shown at once; moves made here leave it where it is.
  const [shown, setShown] = useState(first)
  if (shown !== first) {
    setShown(first)
    setView(first)
  }
  const markers = useMemo(
    () =>
      (preview?.places ?? []).map(({ serviceAreaId, name, suburb, ...at }) => ({
        kind: 'venue' as const,
        key: `v${serviceAreaId}`,
        lat: at.latitude,
        lng: at.longitude,
        venueId: serviceAreaId,
        name,
        near: suburb,
        hasOutage: false,
      })),
    [preview],
  )
  if (isBroken) return <p className={css.noMap}>This browser cannot draw the map. The list shows the same places.</p>
  return (
    <section className={css.map} aria-label="Map of the preview">
      <MapWait isOver={isDrawn} />
      {!settings.isPending && (
        <SiteMap
          view={view}
          colours={colours}
          markers={markers}
          chosen={null}
          label="Map of the preview. Arrow keys move the map, plus and minus zoom."
          streetsUrl={settings.data?.mapPmtilesUrl ?? null}
          token={settings.data?.mapboxKey ?? ''}
          onMoved={(to) => {
            setView(to)
            const isFirst =
              rounded(to.centre.lat) === rounded(latitude) &&
              rounded(to.centre.lng) === rounded(longitude) &&
              to.zoom === zoom
            onMoved(
              isFirst ? null : { latitude: rounded(to.centre.lat), longitude: rounded(to.centre.lng), zoom: to.zoom },
            )
          }}
          onMarker={() => {}}
          onFailure={() => setBroken(true)}
          onReady={() => setDrawn(true)}
        >
          <MapControls />
        </SiteMap>
      )}
    </section>
  )
}
