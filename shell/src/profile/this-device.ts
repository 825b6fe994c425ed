import type { InputOf } from '@waymark/contracts/define-call'
import type { notification } from '@waymark/contracts/notification'

type PushDevice = InputOf<typeof notification.keepPushDevice>

/** It has no pages: the worker shows notifications and answers no request. */
const scope = '/push-notifications/'

/** Why this device cannot show notifications; null when it can, or may once it is asked. */
export function whyNoPush(): string | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'This browser cannot show notifications. On an iPhone or iPad, add Waymark to the home screen and open it from there.'
  return Notification.permission === 'denied'
    ? 'Notifications from Waymark are blocked in this browser. Allow them in its settings for this site, then come back.'
    : null
}

/** Asks the person, and gives the address of this browser; null when they do not agree. */
export async function openPush(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope })
  await whenActive(registration)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no address for notifications.')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** This browser gives its address up. */
export async function closePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((done) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done()
    }),
  )
}
