import 'maplibre-gl/dist/maplibre-gl.css'
import { limits } from '@waymark/domain/limits'
import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { Layer, Map as MapLibre, type MapRef, Source } from 'react-map-gl/maplibre'
import { baseStyle } from './base-style.ts'
import { bundledTiles } from './bundled-tiles.ts'
import type { EngineProps } from './engine-props.ts'
import { gridLines } from './km-grid.ts'
import { MapCredit } from './map-credit.tsx'
import { MapHandleProvider } from './map-handle.ts'
import { markerFeatures } from './marker-features.ts'
import { markerLayerIds, markerLayers, markerSource } from './marker-layers.ts'
import { ringFeatures } from './ring.ts'
import { ringLayers, ringSource } from './ring-layers.ts'
import { hasStreetsAt, pmtilesProtocol, type StreetTiles } from './street-tiles.ts'
import { usePinImages } from './use-pin-images.ts'
import { useStreetTiles } from './use-street-tiles.ts'
import { useViewTarget } from './use-view-target.ts'

// Its worker is a separate file: the content security policy allows no blob workers.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
addProtocol('pmtiles', pmtilesProtocol.tile)

/** The keyless engine on the bundled base map, and on the operator's streets where there are some. */
export function MaplibreEngine(props: EngineProps) {
  const {
    view,
    colours,
    markers,
    chosen,
    ring,
    minZoom,
    label,
    streetsUrl,
    onMoved,
    onMarker,
    onSpot,
    onFailure,
    onReady,
    children,
  } = props
  const [reference, setReference] = useState<MapRef | null>(null)
  const map = reference?.getMap() ?? null
  const streets = useStreetTiles(streetsUrl)
  const style = useMemo(
    () => baseStyle(new URL(bundledTiles, location.href).href, colours, streets),
    [colours, streets],
  )
  const features = useMemo(() => markerFeatures(markers, chosen), [markers, chosen])
  usePinImages(map, colours)
  useViewTarget(map, view)
  useGrid(reference, streets)

  return (
    <MapLibre
      ref={setReference}
      mapStyle={style}
      initialViewState={{ latitude: view.centre.lat, longitude: view.centre.lng, zoom: view.zoom }}
      minZoom={minZoom ?? limits.mapZoom.min}
      maxZoom={limits.mapZoom.max}
      maxPitch={0}
      dragRotate={false}
      touchPitch={false}
      attributionControl={false}
      locale={{ 'Map.Title': label }}
      interactiveLayerIds={markerLayerIds}
      onLoad={({ target }) => {
        // Shift with an arrow key would rotate or tilt the map, which nobody asked for.
        target.keyboard.disableRotation()
        target.touchZoomRotate.disableRotation()
        onReady()
      }}
      onMoveEnd={({ viewState }) =>
        onMoved({ centre: { lat: viewState.latitude, lng: viewState.longitude }, zoom: viewState.zoom })
      }
      onClick={({ features: pressed, originalEvent, lngLat }) => {
        if (originalEvent.target instanceof HTMLButtonElement) return
        const key: unknown = pressed?.[0]?.properties.key
        const marker = markers.find((candidate) => candidate.key === key)
        if (marker) onMarker(marker)
        else onSpot?.({ lat: lngLat.lat, lng: lngLat.lng })
      }}
      onError={({ error }) => {
        // A tile that does not load leaves a gap; without WebGL there is no map at all.
        if (/WebGL/.test(error.message)) onFailure(error.message)
      }}
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
      <MapCredit zoom={view.zoom} tiles={streets} hasStreets={hasStreetsAt(streets, view.centre)} />
    </MapLibre>
  )
}

/** Lines at round distances, where there are no streets. */
function useGrid(reference: MapRef | null, streets: StreetTiles | null): void {
  useEffect(() => {
    if (!reference) return
    const draw = () => {
      const source = reference.getMap().getSource('grid')
      const bounds = reference.getBounds()
      if (source?.type !== 'geojson' || !('setData' in source) || typeof source.setData !== 'function') return
      source.setData(
        gridLines(
          { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
          hasStreetsAt(streets, reference.getCenter()) ? 0 : reference.getZoom(),
        ),
      )
    }
    reference.on('moveend', draw)
    reference.on('styledata', draw)
    return () => {
      reference.off('moveend', draw)
      reference.off('styledata', draw)
    }
  }, [reference, streets])
}
