import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { cookieJarOf } from './cookie-jar.ts'

const options = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const

/** What a site at this address answers to a request with these cookies. */
async function visit(site: string, sent = '') {
  await using app = Fastify()
  await app.register(cookie, { hook: false })
  app.get('/', (request, reply) => {
    const jar = cookieJarOf(request, reply, new URL(site))
    jar.setCookie('__Secure-rt', 'new', options)
    jar.clearCookie('__Secure-kd', options)
    return { was: jar.cookies['__Secure-rt'] ?? null }
  })
  const answer = await app.inject({ url: '/', headers: sent === '' ? {} : { cookie: sent } })
  return { was: answer.json().was, set: [answer.headers['set-cookie']].flat() }
}

const secure = [
  '__Secure-rt=new; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Secure-kd=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict',
]

describe('cookies', () => {
  it('are set a second time without Secure over http on this machine, and read from there', async () => {
    const { was, set } = await visit('http://localhost:8080', 'rt=plain')
    expect(was).toBe('plain')
    expect(set).toEqual([
      secure[0],
      'rt=new; Path=/; HttpOnly; SameSite=Strict',
      secure[1],
      'kd=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    ])
    expect((await visit('http://localhost:8080', 'rt=plain; __Secure-rt=safe')).was).toBe('safe')
  })

  it.each(['https://waymark.example', 'http://waymark.example'])('of %s are Secure alone', async (site) => {
    const { was, set } = await visit(site, 'rt=plain')
    expect(was).toBeNull()
    expect(set).toEqual(secure)
  })
})
