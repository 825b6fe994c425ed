import { pictureKey } from './pictures/picture.ts'
import type { SceneName } from './pictures/scenes.ts'

/** First names whose faces are drawn with short hair, bald or bearded; the others with long hair or a scarf. */
const shortHaired = new Set(
  'Daniel Ioane Nikau Hēmi Tāne Josh Siosaia Liam Wei Tama Noah Arjun Minh Jack Samuela Oliver Rāwiri Matiu Jarrah Sione Ravi Hemi Declan Tahu Omar Patrick Koa Warren Thomas George Kai Wiremu Peter Bruce Fetu Tipene Mick Huy Stavros Kofi Ray Thanh'
    .split(' ')
    .concat('Te Ariki'),
)

/** The number of different faces; people share them in turn. */
const faceCount = 60

/** The name of a person's drawn face. The loader draws every name once and replaces it by the stored file's key. */
export function faceName(profileId: number, firstName: string): string {
  return `face/${profileId % faceCount}-${shortHaired.has(firstName) ? 'short' : 'long'}`
}

export function logoName(mark: number): string {
  return `logo/${mark}`
}

export function sceneName(scene: SceneName, variant: number): string {
  return `scene/${pictureKey({ scene, variant })}`
}
