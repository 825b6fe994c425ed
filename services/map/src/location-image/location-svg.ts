import { bigPinShape, pinShape } from '@waymark/domain/place/pin-shape'
import type { BaseLayers, PlaceLabel } from './base-tiles.ts'

/** The family of the label font as its file names it. */
export const labelFamily = 'Atkinson Hyperlegible Next'

/** The light theme of shared/ui, whatever the page that shows the picture. */
const colours = {
  land: '#ede4d3',
  urban: '#e4d9c4',
  water: '#c6dfe8',
  shore: '#b2d5e2',
  coast: '#457a92',
  label: '#3a3142',
  accent: '#4c1d87',
  support: '#00564e',
  white: '#ffffff',
} as const

const credit = 'Coast: GSHHG. Places: GeoNames CC BY 4.0'
const creditPx = 11
// Atkinson Hyperlegible Next is about this wide a letter, as a part of its size.
const letterWidth = 0.54
const pinEdge = `stroke="${colours.white}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`

export interface Pin {
  readonly x: number
  readonly y: number
}

interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture of the base map with pins; a single one is the big pin. */
export function locationSvg(base: BaseLayers, pins: readonly Pin[], { width, height }: Size): string {
  const isSingle = pins.length === 1
  const drawn = [...pins].sort((a, b) => a.y - b.y)
  const creditWidth = credit.length * creditPx * letterWidth + 12
  const taken = [
    ...drawn.map((pin) => boxOfPin(pin, isSingle)),
    { left: width - creditWidth, top: height - 20, right: width, bottom: height },
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.water}"/>`,
    `<path d="${base.coast}" fill="none" stroke="${colours.shore}" stroke-width="14" stroke-linejoin="round"/>`,
    `<path d="${base.land}" fill="${colours.land}"/>`,
    `<path d="${base.urban}" fill="${colours.urban}"/>`,
    `<path d="${base.lake}" fill="${colours.water}"/>`,
    `<path d="${base.coast}" fill="none" stroke="${colours.coast}" stroke-width="1.4" stroke-linejoin="round"/>`,
    ...labelsIn(base.places, taken, { width, height }).map(drawLabel),
    ...drawn.map((pin) => (isSingle ? drawBigPin(pin) : drawPin(pin))),
    `<rect x="${width - creditWidth}" y="${height - 20}" width="${creditWidth}" height="20" fill="${colours.white}" fill-opacity="0.85"/>`,
    `<text x="${width - 6}" y="${height - 6}" text-anchor="end" font-family="${labelFamily}" font-size="${creditPx}" fill="${colours.label}">${credit}</text>`,
    '</svg>',
  ].join('')
}

function boxOfPin({ x, y }: Pin, isSingle: boolean): Rect {
  const [halfWidth, height] = isSingle ? [26, 78] : [14, 34]
  return { left: x - halfWidth, top: y - height, right: x + halfWidth, bottom: y + 4 }
}

const sizeOf = ({ rank }: PlaceLabel) => (rank === 1 ? 22 : rank <= 3 ? 17 : 14)

function boxOfLabel(label: PlaceLabel): Rect {
  const size = sizeOf(label)
  const half = (label.name.length * size * letterWidth) / 2 + 4
  return { left: label.x - half, top: label.y - size, right: label.x + half, bottom: label.y + size * 0.4 }
}

/** The names that fit, the larger places first, none of them over another or over a pin. */
function labelsIn(places: readonly PlaceLabel[], taken: readonly Rect[], { width, height }: Size): PlaceLabel[] {
  const boxes = [...taken]
  return [...places]
    .sort((a, b) => a.rank - b.rank)
    .filter((label) => {
      const box = boxOfLabel(label)
      const isInside = box.left > 2 && box.top > 2 && box.right < width - 2 && box.bottom < height - 2
      if (!isInside || boxes.some((other) => overlaps(box, other))) return false
      boxes.push(box)
      return true
    })
}

const overlaps = (a: Rect, b: Rect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

function drawLabel(label: PlaceLabel): string {
  const weight = label.rank <= 3 ? 600 : 400
  return `<text x="${label.x.toFixed(1)}" y="${label.y.toFixed(1)}" text-anchor="middle" font-family="${labelFamily}" font-weight="${weight}" font-size="${sizeOf(label)}" fill="${colours.label}" stroke="${colours.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(label.name)}</text>`
}

function drawPin({ x, y }: Pin): string {
  const { hole } = pinShape
  return `<g transform="translate(${(x - 12).toFixed(1)} ${(y - 31).toFixed(1)})"><path d="${pinShape.drop}" fill="${colours.support}" ${pinEdge}/><circle cx="${hole.x}" cy="${hole.y}" r="${hole.radius}" fill="${colours.white}"/></g>`
}

function drawBigPin({ x, y }: Pin): string {
  const { hole } = bigPinShape
  return `<g transform="translate(${(x - 24).toFixed(1)} ${(y - 75).toFixed(1)})"><path d="${bigPinShape.drop}" fill="${colours.accent}" ${pinEdge}/><circle cx="${hole.x}" cy="${hole.y}" r="${hole.radius}" fill="${colours.white}"/><path d="${bigPinShape.tick}" fill="none" stroke="${colours.accent}" stroke-width="4" stroke-linecap="round"/></g>`
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
