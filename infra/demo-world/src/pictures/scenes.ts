import { buildingScenes } from './building-scenes.ts'
import { eventScenes } from './event-scenes.ts'
import { indoorScenes } from './indoor-scenes.ts'
import { outdoorScenes } from './outdoor-scenes.ts'

/** Every drawing of the demo world by name. */
export const scenes = { ...buildingScenes, ...outdoorScenes, ...indoorScenes, ...eventScenes }

export type SceneName = keyof typeof scenes
