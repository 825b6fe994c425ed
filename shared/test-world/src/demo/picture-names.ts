import { pictureKey } from './pictures/picture.ts'
import type { SceneName } from './pictures/scenes.ts'

/** How many different faces are drawn; people share them in turn. */
const faceCount = 60

/** Name of a person's drawn face. The loader draws every name once and puts the stored file's key in its place. */
export function faceName(profileId: number): string {
  return `face/${profileId % faceCount}`
}

export function logoName(mark: number): string {
  return `logo/${mark}`
}

export function sceneName(scene: SceneName, variant: number): string {
  return `scene/${pictureKey({ scene, variant })}`
}
