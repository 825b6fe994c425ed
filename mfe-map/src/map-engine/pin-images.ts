import type { MapColours } from './map-colours.ts'

// Drawn at three times their size, so that they stay sharp on dense screens.
export const pinPixelRatio = 3
const drop = 'M12 .8C5.8.8.8 5.7.8 11.8.8 19.9 12 31.2 12 31.2s11.2-11.3 11.2-19.4C23.2 5.7 18.2.8 12 .8Z'
const pinSize = { width: 24, height: 32 }
const pinPadPx = 2
const chosenScale = 1.75

function draw(scale: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((pinSize.width + 2 * pinPadPx) * scale * pinPixelRatio)
  canvas.height = Math.ceil((pinSize.height + 2 * pinPadPx) * scale * pinPixelRatio)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2d canvas')
  context.scale(scale * pinPixelRatio, scale * pinPixelRatio)
  context.translate(pinPadPx, pinPadPx)
  paint(context)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function drawDrop(context: CanvasRenderingContext2D, fill: string, edge: string) {
  const shape = new Path2D(drop)
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = edge
  context.stroke(shape)
  context.fillStyle = fill
  context.fill(shape)
}

/** One place: a teal drop with a hole. */
export function pinImage(colours: MapColours): ImageData {
  return draw(1, (context) => {
    drawDrop(context, colours.support, colours.halo)
    context.beginPath()
    context.arc(12, 11.6, 4.6, 0, 2 * Math.PI)
    context.fillStyle = colours.onSupport
    context.fill()
  })
}

/** The chosen place: larger, violet and ticked, so that it differs by size and mark and not by colour alone. */
export function chosenPinImage(colours: MapColours): ImageData {
  return draw(chosenScale, (context) => {
    drawDrop(context, colours.accent, colours.halo)
    context.beginPath()
    context.arc(12, 11.6, 6.4, 0, 2 * Math.PI)
    context.fillStyle = colours.onAccent
    context.fill()
    context.beginPath()
    context.moveTo(9, 11.8)
    context.lineTo(11.2, 14)
    context.lineTo(15.2, 9.4)
    context.lineWidth = 2
    context.lineCap = 'round'
    context.strokeStyle = colours.accent
    context.stroke()
  })
}
