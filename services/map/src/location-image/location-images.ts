import { fileURLToPath } from 'node:url'
import { limits } from '@waymark/domain/limits'
import type { Point } from '@waymark/domain/place/coordinates'
import { worldPosition } from '../db/world-position.ts'
import { BaseTiles, type PictureFrame } from './base-tiles.ts'
import { labelFamily, locationSvg, type Pin } from './location-svg.ts'

const baseMapFile = fileURLToPath(new URL('../../../../infra/basemap/nzau.pmtiles', import.meta.url))
const fontFiles = [
  import.meta.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ),
  import.meta.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf',
  ),
].map((address) => fileURLToPath(address))

const [width, height] = limits.imageSizes.locationMap
const tilePx = 512
const maxPins = 60
const pinsApartPx = 16

export interface LocationView {
  readonly middle: Point
  readonly zoom: number
  /** Where to put pins, the most important first. */
  readonly places: readonly Point[]
}

/** Draws location images, 600 x 360, from the base map: for access maps that nobody has given a picture. */
export class LocationImages {
  readonly #tiles = new BaseTiles(baseMapFile)

  /** A PNG; about 50 ms. */
  async draw({ middle, zoom, places }: LocationView): Promise<Buffer> {
    const size = tilePx * 2 ** zoom
    const { x, y } = worldPosition(middle)
    const frame = { size, left: x * size - width / 2, top: y * size - height / 2, width, height }
    const svg = locationSvg(await this.#tiles.layersOf(frame), pinsIn(frame, places), { width, height })
    const { Resvg } = await import('@resvg/resvg-js')
    const image = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: labelFamily } })
    return image.render().asPng()
  }
}

/** The pins that are whole in the picture and do not cover one another. */
function pinsIn({ size, left, top }: PictureFrame, places: readonly Point[]): Pin[] {
  const pins: Pin[] = []
  for (const place of places) {
    const world = worldPosition(place)
    const pin = { x: world.x * size - left, y: world.y * size - top }
    const isWhole = pin.x > 14 && pin.x < width - 14 && pin.y > 36 && pin.y < height - 24
    const isFree = pins.every((other) => Math.hypot(other.x - pin.x, other.y - pin.y) >= pinsApartPx)
    if (isWhole && isFree) pins.push(pin)
    if (pins.length === maxPins) break
  }
  return pins
}
