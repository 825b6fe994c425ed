import { expect, it } from 'vitest'
import { filesOfScreen, type ScreenFiles } from './screen-files.ts'

const shell: ScreenFiles = {
  start: { files: ['main.js', 'platform.js'], shared: [] },
  lent: { 'ui/button': ['platform.js', 'button.js'], 'ui/page': ['button.js', 'page.js', 'page.css'] },
  parts: {
    'src/home.tsx': { files: ['home.js', 'platform.js'], shared: [] },
    'src/open-federation.ts': { files: ['federation.js'], shared: [] },
    'ui/frame.tsx': { files: ['button.js'], shared: [] },
  },
  paths: {},
}
const map: ScreenFiles = {
  start: { files: ['remoteEntry.js'], shared: ['ui/button'] },
  lent: {},
  parts: { 'src/place.tsx': { files: ['place.js', 'place.css'], shared: ['ui/button', 'ui/page', 'react'] } },
  paths: {},
}

it('lists what a screen of the shell loads after the start, with its frame', () => {
  expect(filesOfScreen(shell, { part: 'src/home.tsx', frame: ['ui/frame.tsx'] })).toEqual(['/home.js', '/button.js'])
})

it('lists what a screen of a remote loads: federation, what the host lends it, its entry and its own files', () => {
  const remote = { files: map, publicPath: '/r/map/' }
  expect(filesOfScreen(shell, { part: 'src/place.tsx', remote, frame: [] })).toEqual([
    '/federation.js',
    '/button.js',
    '/page.js',
    '/page.css',
    '/r/map/remoteEntry.js',
    '/r/map/place.js',
    '/r/map/place.css',
  ])
})

it('knows nothing of a screen that is not in the build', () => {
  expect(filesOfScreen(shell, { part: 'src/gone.tsx', frame: [] })).toBeUndefined()
})
