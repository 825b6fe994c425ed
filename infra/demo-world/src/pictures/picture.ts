import { limits } from '@waymark/domain/limits'
import type { Scene } from './scene.ts'
import { type SceneName, scenes } from './scenes.ts'
import { schemes } from './scheme.ts'

/** The source's image size that a picture is cropped to. */
export type PictureSize = keyof typeof limits.imageSizes

/** One picture: its drawing, its colours, and whether it is mirrored. */
export interface Picture {
  readonly scene: SceneName
  readonly variant: number
}

/** The name of a picture, equal for equal pictures. */
export function pictureKey(picture: Picture): string {
  return `${picture.scene}-${picture.variant % variants}`
}

const variants = 12

/** The picture as SVG, cropped to `size` with its subject in view. */
export function drawPicture(picture: Picture, size: PictureSize): string {
  const scene: Scene = scenes[picture.scene]
  const variant = picture.variant % variants
  const scheme = schemes[variant % schemes.length] ?? schemes[0]
  if (!scheme) return ''
  const [width, height] = limits.imageSizes[size]
  const turned = variant >= schemes.length && !scene.oneWay
  const ratio = width / height
  const viewWidth = ratio >= 1.2 ? 400 : 240 * ratio
  const viewHeight = viewWidth / ratio
  const focusX = turned ? 400 - scene.focusX : scene.focusX
  const left = Math.min(Math.max(focusX - viewWidth / 2, 0), 400 - viewWidth)
  // A flatter crop loses sky and ground evenly; a taller one gains more sky than ground.
  const top = viewHeight > 200 ? (200 - viewHeight) * 0.7 : (200 - viewHeight) / 2
  const drawing = scene.draw(scheme, variant)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${viewWidth} ${viewHeight}" preserveAspectRatio="xMidYMid slice">` +
    (turned ? `<g transform="translate(400 0) scale(-1 1)">${drawing}</g>` : drawing) +
    '</svg>'
  )
}

/** The alternative text of a picture. */
export function pictureAlt(picture: Picture, of: string): string {
  return `Drawing of ${of}: ${scenes[picture.scene].alt}`
}
