import { limits } from '@waymark/domain/limits'
import { bigPinShape, pinShape } from '@waymark/domain/place/pin-shape'
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

/** One place: a teal drop with a hole. */
export function pinImage(colours: MapColours): ImageData {
  return draw(limits.pinIcon, (context) => {
    drawDrop(context, pinShape.drop, colours.support, colours.halo)
    drawHole(context, pinShape.hole, colours.onSupport)
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
