import { join } from 'node:path'
import { expect, it } from 'vitest'
import { remoteConfig } from './remote-config.ts'

const config = remoteConfig(join(import.meta.dirname, '../../../mfe-chat'))
const address = 'http://localhost:4105/'

it('a remote alone replaces its parts while it runs', () => {
  const { devServer, output } = config({ WEBPACK_SERVE: true }, { mode: 'development' })
  expect(devServer).toMatchObject({ hot: true, liveReload: false })
  expect(output?.publicPath).toBe(address)
})

it('a deployed shell gets it as it is built, and loads the page again', () => {
  const { devServer, output, mode, entry } = config({ WEBPACK_SERVE: true }, { mode: 'production' })
  expect([mode, entry]).toEqual(['production', {}])
  // The page of another origin is what loads it, and hears of each change.
  expect(devServer).toMatchObject({
    hot: false,
    liveReload: true,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: 'ws://localhost:4105/ws-dev' },
  })
  expect(output?.publicPath).toBe(address)
})

it('a build knows no server', () => {
  const { devServer, output, optimization } = config({}, { mode: 'production' })
  expect([devServer, output?.publicPath, optimization?.minimize]).toEqual([undefined, 'auto', undefined])
})
