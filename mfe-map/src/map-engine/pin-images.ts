import { limits } from '@waymark/domain/limits'
import { amenityPinShape, bigPinShape, pinShape } from '@waymark/domain/place/pin-shape'
import type { MapColours } from './map-colours.ts'

interface Hole {
  readonly x: number
  readonly y: number
  readonly radius: number
}

// Drawn at three times their size, so that they stay sharp on dense screens.
export const pinPixelRatio = 3
const pinPadPx = 2

function draw(
  [width, height]: readonly [number, number],
  paint: (context: CanvasRenderingContext2D) => void,
): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * pinPadPx) * pinPixelRatio
  canvas.height = (height + 2 * pinPadPx) * pinPixelRatio
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2d canvas')
  context.scale(pinPixelRatio, pinPixelRatio)
  context.translate(pinPadPx, pinPadPx)
  paint(context)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function drawDrop(context: CanvasRenderingContext2D, drop: string, fill: string, edge: string) {
  const shape = new Path2D(drop)
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = edge
  context.stroke(shape)
  context.fillStyle = fill
  context.fill(shape)
}

function drawHole(context: CanvasRenderingContext2D, hole: Hole, fill: string) {
  context.beginPath()
  context.arc(hole.x, hole.y, hole.radius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
}

/** A triangle with a stroke in it, over the head of a pin. */
function drawOutage(context: CanvasRenderingContext2D, colours: MapColours) {
  drawDrop(context, pinShape.outage, colours.warning, colours.halo)
  context.lineWidth = 2
  context.lineCap = 'round'
  context.strokeStyle = colours.onWarning
  context.stroke(new Path2D(pinShape.outageMark))
}

/** One place: a teal drop with a hole; with a triangle where something is out of order. */
export function pinImage(colours: MapColours, hasOutage: boolean): ImageData {
  return draw(limits.pinIcon, (context) => {
    drawDrop(context, pinShape.drop, colours.support, colours.halo)
    if (hasOutage) drawOutage(context, colours)
    else drawHole(context, pinShape.hole, colours.onSupport)
  })
}

/** An amenity: a square plate with a person on it, so that it differs from a place by shape and not by colour alone. */
export function amenityPinImage(colours: MapColours, hasOutage: boolean): ImageData {
  return draw(amenityPinShape.box, (context) => {
    drawDrop(context, amenityPinShape.plate, hasOutage ? colours.warning : colours.accent, colours.halo)
    const ink = hasOutage ? colours.onWarning : colours.onAccent
    context.lineWidth = 2
    context.lineCap = 'round'
    context.strokeStyle = ink
    if (hasOutage) {
      context.stroke(new Path2D(amenityPinShape.outageMark))
      return
    }
    drawHole(context, amenityPinShape.head, ink)
    context.stroke(new Path2D(amenityPinShape.person))
  })
}

/** The chosen place: larger, violet and ticked, so that it differs by size and mark and not by colour alone. */
export function chosenPinImage(colours: MapColours): ImageData {
  return draw(limits.bigPinIcon, (context) => {
    drawDrop(context, bigPinShape.drop, colours.accent, colours.halo)
    drawHole(context, bigPinShape.hole, colours.onAccent)
    context.lineWidth = 4
    context.lineCap = 'round'
    context.strokeStyle = colours.accent
    context.stroke(new Path2D(bigPinShape.tick))
  })
}
