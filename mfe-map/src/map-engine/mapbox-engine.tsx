import 'mapbox-gl/dist/mapbox-gl.css'
import { limits } from '@waymark/domain/limits'
import { useMemo, useState } from 'react'
import { Layer, Map as Mapbox, type MapRef, Source } from 'react-map-gl/mapbox'
import type { EngineProps } from './engine-props.ts'
import { MapHandleProvider } from './map-handle.ts'
import { markerFeatures } from './marker-features.ts'
import { markerLayerIds, markerLayers, markerSource } from './marker-layers.ts'
import { ringFeatures } from './ring.ts'
import { ringLayers, ringSource } from './ring-layers.ts'
import { usePinImages } from './use-pin-images.ts'
import { useViewTarget } from './use-view-target.ts'

interface MapboxEngineProps extends EngineProps {
  /** The style has come, so the key works. */
  readonly onStyled: () => void
}

/** The engine used when a Mapbox key is set: streets, and the same markers on top. */
export function MapboxEngine(props: MapboxEngineProps) {
  const {
    view,
    colours,
    markers,
    chosen,
    ring,
    minZoom,
    label,
    token,
    onMoved,
    onMarker,
    onSpot,
    onFailure,
    onReady,
    onStyled,
    children,
  } = props
  const [reference, setReference] = useState<MapRef | null>(null)
  const map = reference?.getMap() ?? null
  const features = useMemo(() => markerFeatures(markers, chosen), [markers, chosen])
  usePinImages(map, colours)
  useViewTarget(map, view)

  return (
    <Mapbox
      ref={setReference}
      mapboxAccessToken={token}
      mapStyle={`mapbox://styles/mapbox/${colours.scheme === 'dark' ? 'dark-v11' : 'streets-v12'}`}
      projection="mercator"
      initialViewState={{ latitude: view.centre.lat, longitude: view.centre.lng, zoom: view.zoom }}
      minZoom={minZoom ?? limits.mapZoom.min}
      maxZoom={limits.mapZoom.max}
      maxPitch={0}
      dragRotate={false}
      touchPitch={false}
      respectPrefersReducedMotion
      locale={{ 'Map.Title': label }}
      interactiveLayerIds={markerLayerIds}
      onStyleData={onStyled}
      onLoad={({ target }) => {
        target.keyboard.disableRotation()
        target.touchZoomRotate.disableRotation()
        onReady()
      }}
      onMoveEnd={({ viewState }) =>
        onMoved({ centre: { lat: viewState.latitude, lng: viewState.longitude }, zoom: viewState.zoom })
      }
      onClick={({ features: pressed, originalEvent, lngLat }) => {
        if (originalEvent.target instanceof HTMLButtonElement) return
        const key: unknown = pressed?.[0]?.properties?.key
        const marker = markers.find((candidate) => candidate.key === key)
        if (marker) onMarker(marker)
        else onSpot?.({ lat: lngLat.lat, lng: lngLat.lng })
      }}
      onError={({ error }) => onFailure(error.message)}
    >
      {ring !== undefined && (
        <Source id={ringSource} type="geojson" data={ringFeatures(ring)} tolerance={0}>
          {ringLayers(colours).map((layer) => (
            <Layer key={layer.id} {...layer} />
          ))}
        </Source>
      )}
      <Source id={markerSource} type="geojson" data={features}>
        {markerLayers(colours).map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      <MapHandleProvider value={map}>{children}</MapHandleProvider>
    </Mapbox>
  )
}
