import { optional, readConfig } from '@waymark/service-kit/read-config'

/** The map's own settings. Without a token places come from the built-in list. */
export function readMapConfig(env: NodeJS.ProcessEnv) {
  return readConfig(env, { mapboxToken: optional('MAPBOX_TOKEN') })
}
