import { remoteConfig } from '@waymark/build/remote-config'

const remote = remoteConfig(import.meta.dirname)

/**
 * As every remote. MapLibre imports a worker's plugin by an address known only at run time, which webpack warns of. The
 * usual build of Mapbox makes its worker up at run time, which the policy of the pages refuses; in the other it is a file.
 */
export default (environment: { WEBPACK_SERVE?: boolean }, settings: { mode?: string }) => {
  const config = remote(environment, settings)
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, 'mapbox-gl$': 'mapbox-gl/esm' } },
    ignoreWarnings: [{ module: /maplibre-gl/, message: /the request of a dependency is an expression/ }],
  }
}
