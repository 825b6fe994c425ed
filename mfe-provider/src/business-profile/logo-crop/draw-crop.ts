import { type Crop, squareOf } from './crop.ts'

/** The side of the picture that is sent, in pixels: twice the largest size that is kept of it. */
const sentSide = 720

/** Draws the chosen square onto the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { left, top, side } = squareOf({ width, height }, crop)
  const scale = canvas.width / side
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, -left * scale, -top * scale, width * scale, height * scale)
}

/** The chosen square as a file to send; PNG keeps a transparent background transparent. */
export async function croppedFile(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = sentSide
  canvas.height = sentSide
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the browser wrote no picture of its canvas')
  return new File([blob], 'logo.png', { type: 'image/png' })
}
