// The service worker of pages that open without a connection: registered below their address by the remote that has
// them, it answers with the last page and the files that it was told of. It never answers a call.
const cacheName = 'offline-1'
const page = self.registration.scope
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/
const named = /\/(remotes|mf-manifest)\.json$/
const fileKinds = ['script', 'style', 'font']

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// The files of a page that is open. Which parts of the shell it asks for depends on where it was opened: all are kept.
self.addEventListener('message', (event) => event.waitUntil(keepFilesOf(event.data.files)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, page))
  else if (hashed.test(pathname) && fileKinds.includes(request.destination)) event.respondWith(keptOrFresh(request))
  else if (named.test(pathname)) event.respondWith(freshOrKept(request, request.url))
})

async function keepFilesOf(loaded) {
  const response = await fetch('/offline-files.json')
  const shell = response.ok ? await response.json() : []
  await keepOnly([...new Set([page, ...loaded, ...shell.map((name) => new URL(name, self.location.origin).href)])])
}

/** What an older version needed is forgotten. */
async function keepOnly(urls) {
  const cache = await caches.open(cacheName)
  const kept = (await cache.keys()).map(({ url }) => url)
  await Promise.all(kept.filter((url) => !urls.includes(url)).map((url) => cache.delete(url)))
  const missing = urls.filter((url) => !kept.includes(url) || !hashed.test(url))
  await Promise.allSettled(missing.map((url) => cache.add(url)))
}

async function freshOrKept(request, key) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(key, response.clone())
    return response
  } catch (error) {
    return (await cache.match(key, { ignoreVary: true })) ?? Promise.reject(error)
  }
}

async function keptOrFresh(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request.url, { ignoreVary: true })) ?? freshOrKept(request, request.url)
}
