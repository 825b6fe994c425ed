import { remoteConfig } from '@waymark/build/remote-config'

const remote = remoteConfig(import.meta.dirname)

/** As every remote. MapLibre imports a worker's plugin by an address known only at run time, which webpack warns of. */
export default (environment: unknown, settings: { mode?: string }) => ({
  ...remote(environment, settings),
  ignoreWarnings: [{ module: /maplibre-gl/, message: /the request of a dependency is an expression/ }],
})
