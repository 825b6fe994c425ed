import { type Crop, type CropShape, partOf } from './crop.ts'

/** Draws the chosen part onto the whole canvas, which has the proportions of the shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, shape: CropShape, crop: Crop): void {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { left, top, width: shown } = partOf({ width, height }, shape, crop)
  const scale = canvas.width / shown
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, -left * scale, -top * scale, width * scale, height * scale)
}

/** The chosen part as a file of twice the shape's size; PNG keeps a transparent background transparent. */
export async function croppedFile(
  picture: HTMLImageElement,
  shape: CropShape,
  crop: Crop,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = shape.width * 2
  canvas.height = shape.height * 2
  drawCrop(canvas, picture, shape, crop)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the browser wrote no picture of its canvas')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}
