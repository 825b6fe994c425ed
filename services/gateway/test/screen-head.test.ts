import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenGateway, openGateway } from './open-gateway.ts'

const activities = 'src/new-activity-booking/new-activity-booking-page.tsx'
const shell = {
  start: { files: ['main.0123456789.js'], shared: [] },
  lent: { '@waymark/ui/page': ['page.0123456789.css', 'page.0123456789.js'] },
  parts: {
    'src/home/home-page.tsx': { files: ['main.0123456789.js', 'home.0123456789.js'], shared: [] },
    'src/open-federation.ts': { files: ['federation.0123456789.js'], shared: [] },
  },
}
const booking = {
  start: { files: ['remoteEntry.abcdef0123.js'], shared: [] },
  lent: {},
  parts: { [activities]: { files: ['activities.0123456789.js'], shared: ['@waymark/ui/page'] } },
}

let gateway: OpenGateway
beforeAll(async () => {
  gateway = await openGateway()
  write('shell/dist/screen-files.json', shell)
  write('mfe-booking/dist/screen-files.json', booking)
})
afterAll(() => gateway.close())

describe('the head of a public page', () => {
  it('names the files of its screen, which no script has to find first', async () => {
    expect(await hintsOf('/')).toEqual(['script /home.0123456789.js'])
    expect(await hintsOf('/activity-booking/new-booking')).toEqual([
      'script /federation.0123456789.js',
      'style /page.0123456789.css',
      'script /page.0123456789.js',
      'script /r/booking/remoteEntry.abcdef0123.js',
      'script /r/booking/activities.0123456789.js',
    ])
  })

  it('names none for the other pages, and for a screen that is not in the build', async () => {
    for (const path of ['/booking/upcoming', '/register', '/location-map', '/location-map/7'])
      expect(await hintsOf(path)).toEqual([])
  })

  it('names those of the next build, with another etag', async () => {
    const before = (await get('/')).headers.get('etag') ?? ''
    const next = { 'src/home/home-page.tsx': { files: ['home.9876543210.js'], shared: [] } }
    write('shell/dist/screen-files.json', { ...shell, parts: next })
    const answer = await get('/', { 'if-none-match': before })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('/home.9876543210.js')
    write('shell/dist/screen-files.json', shell)
  })

  it('leaves out a remote that comes from another address', async () => {
    write('remotes.json', { remotes: [{ name: 'mfe_booking', manifest: 'https://other.example/mf-manifest.json' }] })
    expect(await hintsOf('/activity-booking/new-booking')).toEqual([])
  })
})

function write(path: string, content: unknown): void {
  writeFileSync(join(gateway.folder, path), JSON.stringify(content))
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(gateway.address + path, { headers })
}

async function hintsOf(path: string): Promise<string[]> {
  const text = await (await get(path)).text()
  return [...text.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)" \/>/g)].map(([, as, href]) => `${as} ${href}`)
}
