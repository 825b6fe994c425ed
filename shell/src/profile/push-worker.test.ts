import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8')
const news = { title: 'Your booking is confirmed', path: '/booking/7', tag: 'booking 7' }

/** The worker as a browser runs it; `open` are the addresses of its tabs. */
function runWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const done: (readonly [what: string, ...rest: readonly unknown[]])[] = []
  const tabs = open.map((url) => ({ url, focus: async () => done.push(['focused', url]) }))
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: new URL('https://waymark.example/push-worker.js'),
    registration: { showNotification: async (title: string, options: object) => done.push(['shown', title, options]) },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => done.push(['opened', url]) },
  }
  runInNewContext(text, { self, URL })
  return async (type: string, event: object) => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => waits.push(one) })
    await Promise.all(waits)
    return done
  }
}

const clicked = (path: string) => ({ notification: { data: { path }, close: () => undefined } })

it('shows the words, once for each tag', async () => {
  const done = await runWorker()('push', { data: { json: () => news } })
  expect(done).toEqual([['shown', news.title, expect.objectContaining({ tag: news.tag, data: { path: news.path } })]])
})

it('a click opens the page, or goes to the tab that has it', async () => {
  const address = 'https://waymark.example/booking/7'
  expect(await runWorker()('notificationclick', clicked('/booking/7'))).toEqual([['opened', address]])
  expect(await runWorker([address])('notificationclick', clicked('/booking/7'))).toEqual([['focused', address]])
})

it('a click leads nowhere else', async () => {
  expect(await runWorker()('notificationclick', clicked('https://elsewhere.example/'))).toEqual([])
})
