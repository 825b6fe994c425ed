import { afterAll } from 'vitest'
import { bootWorld, type World, type WorldOptions } from './world.ts'

/** Boots the world of a test file, before its tests; it stops after the last of them. */
export async function testWorld(options: WorldOptions): Promise<World> {
  const world = await bootWorld(options)
  afterAll(() => world.stop())
  return world
}
