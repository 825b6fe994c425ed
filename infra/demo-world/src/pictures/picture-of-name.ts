import { logoMark } from './logo-mark.ts'
import { drawPicture, type PictureSize } from './picture.ts'
import { portrait } from './portrait.ts'
import { type SceneName, scenes } from './scenes.ts'

/** A drawing to store, and the source's size to store it in. */
export interface NamedPicture {
  readonly svg: string
  readonly size: PictureSize
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name)
}

/**
 * The drawing of a name: `scene/pool-3` (full size), `scene/pool-3/banner` (cropped), `logo/12`, `logo/12/small` or `face/7-long` (see
 * `picture-names.ts`). Throws for any other name.
 */
export function pictureOfName(name: string): NamedPicture {
  const [kind, what = '', cut] = name.split('/')
  if (kind === 'logo') return { svg: logoMark(Number(what)), size: cut === 'small' ? 'logo' : 'bigLogo' }
  const [scene = '', variant] = what.split('-')
  if (kind === 'face') return { svg: portrait(Number(scene), variant === 'short' ? 'short' : 'long'), size: 'bigLogo' }
  if (kind !== 'scene' || !isScene(scene)) throw new Error(`"${name}" names no drawing`)
  const size = cut === 'banner' || cut === 'other' || cut === 'locationMap' ? cut : 'hd'
  return { svg: drawPicture({ scene, variant: Number(variant) }, size), size }
}
