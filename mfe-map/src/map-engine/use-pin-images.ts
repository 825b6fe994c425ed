import { useEffect } from 'react'
import type { MapColours } from './map-colours.ts'
import type { MapHandle } from './map-handle.ts'
import { amenityPinImage, chosenPinImage, pinImage, pinPixelRatio } from './pin-images.ts'

/** Gives the engine the pin images, again whenever the theme changes. */
export function usePinImages(map: MapHandle | null, colours: MapColours): void {
  useEffect(() => {
    if (!map) return
    for (const [name, image] of [
      ['pin', pinImage(colours, false)],
      ['pin-out', pinImage(colours, true)],
      ['amenity', amenityPinImage(colours, false)],
      ['amenity-out', amenityPinImage(colours, true)],
      ['pin-chosen', chosenPinImage(colours)],
    ] as const) {
      if (map.hasImage(name)) map.updateImage(name, image)
      else map.addImage(name, image, { pixelRatio: pinPixelRatio })
    }
  }, [map, colours])
}
