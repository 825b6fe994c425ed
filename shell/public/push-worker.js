// The service worker that shows notifications on a device. It answers no request: its scope is an address without pages.
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json()
  const shown = { body: 'Open Waymark to see more.', tag, data: { path }, icon: '/favicon.svg', lang: 'en-NZ' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(show(address.href))
})

/** The tab that shows the page already, or a new one. */
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}
