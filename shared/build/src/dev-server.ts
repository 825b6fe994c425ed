import type { Configuration } from 'webpack-dev-server'
import { remoteApps } from './apps.ts'

const gatewayAddress = process.env.WAYMARK_GATEWAY ?? 'http://localhost:8080'

/** Paths that the gateway answers also while the pages come from development servers. */
const gatewayPaths = ['/api', '/files', '/basemap', '/dev', '/ws']

/**
 * Development server of one app. The shell's also answers `/remotes.json`, naming the remotes' own servers. The React of a
 * deployed shell replaces no parts while it runs, so there the page is loaded again, and drafts bring back what was typed.
 */
export function devServer(port: number, app: string, { isHostDeployed = false } = {}): Configuration {
  return {
    port,
    hot: !isHostDeployed,
    // A full reload would lose what was typed; hot replacement repaints host and remotes.
    liveReload: isHostDeployed,
    historyApiFallback: { disableDotRule: true },
    headers: { 'access-control-allow-origin': '*' },
    client: {
      webSocketURL: `ws://localhost:${port}/ws-dev`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    webSocketServer: { type: 'ws', options: { path: '/ws-dev' } },
    proxy: [{ context: gatewayPaths, target: gatewayAddress, ws: true, changeOrigin: false }],
    setupMiddlewares: (middlewares, server) => {
      if (app === 'shell') {
        server.app?.get('/remotes.json', (_request, response) => {
          response.json({
            remotes: remoteApps.map(({ name, devPort }) => ({
              name,
              manifest: `http://localhost:${devPort}/mf-manifest.json`,
              version: 'development',
            })),
            origins: remoteApps.map(({ devPort }) => `http://localhost:${devPort}`),
          })
        })
      }
      return middlewares
    },
  }
}
