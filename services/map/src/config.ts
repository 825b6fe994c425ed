import { type Environment, readEnvironment } from '@waymark/service-kit/environment'
import * as z from 'zod/mini'

const variables = z.object({ MAPBOX_TOKEN: z.optional(z.string()) })

/** The map's own settings. Without a token places come from the built-in list. */
export function readMapConfig(env: Environment) {
  return { mapboxToken: readEnvironment(env, variables).MAPBOX_TOKEN }
}
