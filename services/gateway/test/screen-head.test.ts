import { utimesSync, writeFileSync } from 'node:fs'
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
    'src/frame/app-frame.tsx': { files: ['frame.0123456789.js'], shared: [] },
  },
}
const booking = {
  start: { files: ['remoteEntry.abcdef0123.js'], shared: [] },
  lent: {},
  parts: {
    [activities]: { files: ['activities.0123456789.js'], shared: ['@waymark/ui/page'] },
    'src/booking/booking-page.tsx': { files: ['booking.0123456789.js'], shared: [] },
    'src/quotes/quotes-page.tsx': { files: ['quotes.0123456789.js'], shared: [] },
  },
  paths: { '/booking/quotes': 'src/quotes/quotes-page.tsx', '/booking/:id': 'src/booking/booking-page.tsx' },
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
      'fetch /remotes.json',
      'fetch /r/booking/mf-manifest.json',
      'script /federation.0123456789.js',
      'style /page.0123456789.css',
      'script /page.0123456789.js',
      'script /r/booking/remoteEntry.abcdef0123.js',
      'script /r/booking/activities.0123456789.js',
    ])
  })

  it('names those of every screen whose route the builds know, with the frame that it stands in', async () => {
    const names = (own: string) => [
      'fetch /remotes.json',
      'fetch /r/booking/mf-manifest.json',
      'script /federation.0123456789.js',
      'script /frame.0123456789.js',
      'script /r/booking/remoteEntry.abcdef0123.js',
      `script /r/booking/${own}`,
    ]
    expect(await hintsOf('/booking/7')).toEqual(names('booking.0123456789.js'))
    expect(await hintsOf('/booking/Quotes?page=2')).toEqual(names('quotes.0123456789.js'))
  })

  it('names none for the other pages, and for a screen that is not in the build', async () => {
    for (const path of ['/shortlist', '/register', '/location-map', '/location-map/7'])
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

describe('a screen that the build has drawn', () => {
  const markup = '<main><h1>Create an account</h1></main>'
  const page =
    '<!doctype html><head><title>Waymark</title><script defer="defer" src="/main.js"></script></head><body><div id="root"></div></body>'

  it('is in its document, with its title and its styles', async () => {
    writeFileSync(join(gateway.folder, 'shell/dist/index.html'), page)
    const files = { files: ['register.0123456789.css', 'register.0123456789.js'], shared: [] }
    write('shell/dist/screen-files.json', { ...shell, parts: { 'src/sign-in/register-page.tsx': files } })
    write('shell/dist/first-screens.json', { '/register': { title: 'Create an account', markup }, '/': { markup } })
    const text = await (await get('/register')).text()
    expect(text).toContain(`<div id="root" data-first-screen><div>${markup}</div></div>`)
    expect(text).toContain('<title>Create an account</title>')
    expect(text).toContain('<link rel="stylesheet" href="/register.0123456789.css" />')
    expect(text).toContain('<script defer="defer" blocking="render"')
    // Asked for once it is painted, by `shell/src/first-screen/start-page.ts`.
    expect(text).toContain('<link data-after-paint as="script" href="/register.0123456789.js" />')
    expect(text).not.toContain('rel="preload" as="script"')
    expect(await (await get('/')).text()).toContain('<title>Waymark</title>')
  })

  it('is in no other document', async () => {
    expect(await (await get('/dashboard')).text()).not.toContain('data-first-screen')
  })

  it('is the one of the next build', async () => {
    write('shell/dist/first-screens.json', { '/register': { markup: '<main>Another</main>' } })
    utimesSync(join(gateway.folder, 'shell/dist/first-screens.json'), new Date(), new Date(Date.now() + 5000))
    expect(await (await get('/register')).text()).toContain('<main>Another</main>')
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
  return [...text.matchAll(/<link rel="preload" as="(\w+)"(?: crossorigin)? href="([^"]+)" \/>/g)].map(
    ([, as, href]) => `${as} ${href}`,
  )
}
