import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mapBytes, type OpenGateway, openGateway, script } from './open-gateway.ts'

let gateway: OpenGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.address + path, { headers, redirect: 'manual' })

const withoutScript = (page: string) => /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? ''

describe('pages', () => {
  it.each(['/', '/login', '/booking/new-booking', '/service-area/1', '/index.html'])(
    'answers the page for %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('<title>Waymark</title>')
    },
  )

  it('serves the prerendered first screen at its address, and nowhere else', async () => {
    for (const path of ['/login', '/login?returnUrl=%2Fuser%2Fprofile'])
      expect(await (await get(path)).text()).toContain('<h1>Log in</h1>')
    for (const path of ['/', '/login/more', '/screens/login'])
      expect(await (await get(path)).text()).not.toContain('<h1>Log in</h1>')
  })

  it('says without script what works, with plain links, wherever no screen is drawn', async () => {
    for (const path of ['/forgot-password', '/activity-booking/new-booking?activityId=2', '/booking/new-booking']) {
      const text = withoutScript(await (await get(path)).text())
      expect(text).toContain('<h1>This page needs JavaScript</h1>')
      for (const link of ['/', '/search', '/location-map', '/contact-us']) expect(text).toContain(`<a href="${link}">`)
    }
    expect(withoutScript(await (await get('/nowhere')).text())).toContain('<h1>Page not found</h1>')
    expect(withoutScript(await (await get('/login')).text())).toBe('')
  })

  it('answers the page as 404 where no screen is, also when it is asked for again', async () => {
    for (const path of ['/nowhere', '/booking/12/13', '/accessibility']) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<title>Waymark</title>')
      expect((await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(404)
    }
    for (const path of ['/accessibility-statement', '/open-data', '/Booking/Upcoming/'])
      expect((await get(path)).status).toBe(200)
  })

  it('knows the screens that a map in another site shows below its own address', async () => {
    expect((await get('/access-page/activity-booking/new-booking?activityId=9')).status).toBe(200)
    expect((await get('/access-page/nowhere')).status).toBe(404)
  })

  it('knows the screens that remotes declare, also those of a remote that is added while it runs', async () => {
    expect((await get('/booking/statistics')).status).toBe(200)
    expect((await get('/service-area/plans/4')).status).toBe(404)
    const file = join(gateway.folder, 'remotes.json')
    const before = readFileSync(file, 'utf8')
    const added = {
      name: 'mfe_plans',
      manifest: 'https://plans.example/mf-manifest.json',
      declares: { routes: [{ path: '/service-area/plans/{id}', access: 'signedIn' }] },
    }
    writeFileSync(file, JSON.stringify({ remotes: [...JSON.parse(before).remotes, added] }))
    expect((await get('/service-area/plans/4')).status).toBe(200)
    writeFileSync(file, before)
  })

  it('answers 304 for an unchanged page, and the new page after a change', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)

    const page = join(gateway.folder, 'shell/dist/index.html')
    const before = readFileSync(page)
    writeFileSync(page, '<!doctype html><title>Waymark, a newer one</title>')
    utimesSync(page, new Date(), new Date(Date.now() + 5000))
    const second = await get('/', { 'if-none-match': etag })
    expect(second.status).toBe(200)
    expect(await second.text()).toContain('a newer one')
    writeFileSync(page, before)
  })

  it('compresses the page', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  })
})

describe('files', () => {
  it('lets hashed files be cached for ever and sends their compressed copy', async () => {
    const answer = await get('/main.0123456789.js', { 'accept-encoding': 'br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(await answer.text()).toBe(script)
  })

  it('serves remotes under their prefix, with a fresh manifest', async () => {
    expect((await get('/r/booking/remoteEntry.abcdef0123.js')).headers.get('cache-control')).toContain('immutable')
    const manifest = await get('/r/booking/mf-manifest.json')
    expect(manifest.headers.get('cache-control')).toBe('no-cache')
    expect(await manifest.json()).toEqual({ id: 'mfe_booking' })
  })

  it.each([
    '/missing.0123456789.js',
    '/r/booking/missing.js',
    '/r/unknown/mf-manifest.json',
    '/r/booking/../../secret.txt',
    '/r/booking/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/.env',
    '/.git/config',
    '/%zz',
  ])('answers 404 rather than a page for %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('Not found\n')
  })

  it('sends ranges of the base map, never compressed', async () => {
    const answer = await get('/basemap/nzau.pmtiles', { range: 'bytes=1000-1099', 'accept-encoding': 'br, gzip' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 1000-1099/5000')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(mapBytes.subarray(1000, 1100))
  })
})

describe('street tiles of the operator', () => {
  it('are served in ranges when they are a file, and asked for elsewhere when they have an address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-streets-'))
    const file = join(folder, 'nz.pmtiles')
    writeFileSync(file, mapBytes)
    const own = await openGateway({ env: { MAP_PMTILES_URL: file } })
    const elsewhere = await openGateway({ env: { MAP_PMTILES_URL: 'https://tiles.example/nz.pmtiles' } })
    try {
      const headers = { range: 'bytes=10-19', 'accept-encoding': 'br, gzip' }
      const answer = await fetch(`${own.address}/basemap/streets.pmtiles`, { headers })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(mapBytes.subarray(10, 20))
      expect((await fetch(`${elsewhere.address}/basemap/streets.pmtiles`)).status).toBe(404)
      const policy = (await fetch(elsewhere.address)).headers.get('content-security-policy')
      expect(policy).toContain('https://tiles.example')
    } finally {
      await Promise.all([own.close(), elsewhere.close()])
      rmSync(folder, { recursive: true })
    }
  })

  it('stop the start when they are no address and no file', async () => {
    await expect(openGateway({ env: { MAP_PMTILES_URL: 'streets/none.pmtiles' } })).rejects.toThrow(
      'MAP_PMTILES_URL is neither a web address nor a file',
    )
  })
})

describe('stored files', () => {
  it('are pictures that any page may show and cache', async () => {
    const key = await gateway.files.put(Buffer.from('a picture'), 'webp')
    const answer = await get(`/files/${key}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await answer.text()).toBe('a picture')
  })

  it('are downloaded, not opened, when they are documents', async () => {
    const answer = await get(`/files/${await gateway.files.put(Buffer.from('%PDF-1.7'), 'pdf')}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('are never those that are private', async () => {
    const key = await gateway.files.put(Buffer.from('at home'), 'webp', { isPrivate: true })
    for (const path of [`/files/${key}`, `/files/${encodeURIComponent(key)}`, `/files/${key.replace('private/', '')}`])
      expect((await get(path)).status).toBe(404)
  })

  it.each(['/files/unknown.webp', `/files/${'0'.repeat(64)}.webp`, '/files/..%2fsecret.txt'])(
    'answers 404 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('/remotes.json', () => {
  it('lists the remotes, with the digest of their manifest as version', async () => {
    const answer = await get('/remotes.json')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.json()).toEqual({
      remotes: [
        {
          name: 'mfe_booking',
          manifest: '/r/booking/mf-manifest.json',
          version: expect.stringMatching(/^[0-9a-f]{12}$/),
          declares: { routes: [{ path: '/booking/statistics', access: 'signedIn' }] },
        },
      ],
      origins: [],
      overrides: false,
    })
  })

  it('names the origins of its settings, never those of the file', async () => {
    const env = { WAYMARK_REMOTE_ORIGINS: 'https://cdn.example', REMOTE_OVERRIDES: '1' }
    const other = await openGateway({ env })
    const file = join(other.folder, 'remotes.json')
    writeFileSync(file, JSON.stringify({ remotes: [], origins: ['https://evil.example'], overrides: false }))
    const answer = await fetch(`${other.address}/remotes.json`)
    expect(await answer.json()).toEqual({ remotes: [], origins: ['https://cdn.example'], overrides: true })
    await other.close()
  })

  it('follows an edit of the file immediately', async () => {
    const file = join(gateway.folder, 'remotes.json')
    const before = readFileSync(file)
    const swapped = { name: 'mfe_booking', manifest: 'https://other.example/mf-manifest.json', version: '2' }
    writeFileSync(file, JSON.stringify({ remotes: [swapped] }))
    expect(await (await get('/remotes.json')).json()).toMatchObject({ remotes: [swapped] })
    writeFileSync(file, before)
  })

  it('leaves out an entry that is wrong, and stays as it was when the file cannot be read', async () => {
    const file = join(gateway.folder, 'remotes.json')
    const before = readFileSync(file)
    const good = { name: 'mfe_booking', manifest: '/r/booking/mf-manifest.json', version: '3', declares: {} }
    const wrong = [{ name: 'mfe chat', manifest: '/r/chat/mf-manifest.json' }, { name: 'mfe_map' }, 'mfe_admin']
    writeFileSync(file, JSON.stringify({ remotes: [...wrong, good] }))
    expect(await (await get('/remotes.json')).json()).toMatchObject({ remotes: [good] })
    writeFileSync(file, '{ broken')
    expect(await (await get('/remotes.json')).json()).toMatchObject({ remotes: [good] })
    writeFileSync(file, before)
  })

  it('answers 503 when there never was a list', async () => {
    const other = await openGateway()
    writeFileSync(join(other.folder, 'remotes.json'), '{ broken')
    const answer = await fetch(`${other.address}/remotes.json`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ error: { name: 'Unavailable' } })
    await other.close()
  })
})

describe('the release before', () => {
  it.each(['/main.00000000bb.js', '/r/booking/chat-icon.00000000aa.js'])(
    'still serves %s to a page that is open',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    },
  )

  it('serves nothing else', async () => {
    for (const path of ['/robots.txt', '/r/booking/remoteEntry.0000000000.js', '/main.00000000cc.js'])
      expect((await get(path)).status).toBe(404)
  })
})

describe('security headers', () => {
  it('are strict on every page', async () => {
    const { headers } = await get('/login')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|stripe|twilio|mapbox|intercom|https:/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('enforce https only where the public address has it', async () => {
    const name = 'strict-transport-security'
    expect((await get('/login')).headers.get(name)).toBeNull()
    const secure = await openGateway({ env: { PUBLIC_URL: 'https://waymark.example' } })
    const { headers } = await fetch(`${secure.address}/login`)
    expect(headers.get(name)).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('content-security-policy')).toContain('wss://waymark.example')
    await secure.close()
  })

  it('let other sites frame the access page only', async () => {
    const { headers } = await get('/access-page?saId=1')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('x-frame-options')).toBeNull()
    expect((await get('/access-page/activity-booking/71')).headers.get('content-security-policy')).toContain(
      'frame-ancestors *',
    )
    for (const path of ['/access-pages', '/activity-booking/71', '/login', '/access-page/../login'])
      expect((await get(path)).headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  })

  it('let any page load the script that shows an access map, and no other script', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policyOf('/access-map.js')).toBe('cross-origin')
    expect(await policyOf('/main.0123456789.js')).toBe('same-origin')
    expect(await policyOf('/api/docs/page.js')).toBe('same-origin')
  })

  it("let a call's answer do nothing when opened as a page", async () => {
    const { headers } = await get('/api/Account/nothing-here')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('descriptions of the calls', () => {
  it('exist for programs and for people', async () => {
    const document = await (await get('/api/openapi.json')).json()
    expect(document).toMatchObject({ paths: { '/api/Account/login': { post: { operationId: 'login' } } } })
    const page = await get('/api/docs')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('have nothing inline, and everything from this origin', async () => {
    const page = await (await get('/api/docs')).text()
    expect(page).not.toMatch(/<style|style=|<script(?! src="\/api\/docs\/)|https?:/)
    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address = '']) => address)
    expect(files).toHaveLength(4)
    for (const file of files) {
      const answer = await get(file, { 'accept-encoding': 'br' })
      expect(answer.status, file).toBe(200)
      expect(answer.headers.get('content-type'), file).toMatch(/^text\/(css|javascript); charset=utf-8$/)
      expect(answer.headers.get('content-encoding'), file).toBe('br')
    }
  })
})

describe('metrics', () => {
  it('are for local requests, not for those through a proxy', async () => {
    expect((await get('/metrics')).status).toBe(200)
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(404)
  })
})

describe('the status page', () => {
  it('says in words which parts work, and loads nothing but its style', async () => {
    const answer = await get('/status')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const page = await answer.text()
    expect(page).toContain('<h1>Everything works</h1>')
    expect(page).toContain('<span>Booking</span><strong>Works</strong>')
    expect(page).not.toContain('<script')
    expect((await get('/status.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it('is there while a part is not', async () => {
    const starting = await openGateway({ ready: false })
    const page = await (await fetch(`${starting.address}/status`)).text()
    await starting.close()
    expect(page).toContain('<h1>Waymark does not work right now</h1>')
    expect(page).toContain('<span>Booking</span><strong>Is starting</strong>')
  })
})
