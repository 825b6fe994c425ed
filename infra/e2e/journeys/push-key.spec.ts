import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { test } from '../fixtures/own-suite.ts'
import { expect, expectAccessible } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'

/** An uncompressed point of P-256, as browsers and keys of a sender write it, and its secret half. */
function newKeys() {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const [x, y] = [Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url')]
  return { publicKey: Buffer.concat([Buffer.of(4), x, y]).toString('base64url'), privateKey: jwk.d ?? '' }
}

const { publicKey, privateKey } = newKeys()

test.use({ suiteEnv: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } })

test('somebody lets this device show notifications and chooses which, by keyboard', async ({ as, suite }) => {
  const page = await as('individual')
  // A browser without a window has no service of its own: what it would answer.
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
      Notification.requestPermission = async () => 'granted'
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    },
    {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/1',
      p256dh: newKeys().publicKey,
      auth: randomBytes(16).toString('base64url'),
    },
  )
  await page.setViewportSize({ width: 320, height: 700 })
  const keys = new Keyboard(page)
  await page.goto('/user/profile')
  const part = page.getByRole('region', { name: 'Notifications on your devices', exact: true }).first()
  await keys.tabTo(part.getByRole('button', { name: 'Turn on for this device' }))
  await keys.press('Enter')
  await expect(part.getByText('This device shows notifications while you are signed in on it.')).toBeVisible()
  await expectAccessible(page)
  const fact = part.getByRole('checkbox', { name: 'A booking has a new time' })
  await expect(fact).toBeChecked()
  await keys.tabTo(fact)
  await keys.press('Space')
  await keys.follow(part.getByRole('button', { name: 'Save notification choices' }))
  await expect(page.getByText('Your notification choices are saved.')).toBeVisible()

  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push-notifications/')
    return [registration?.active?.scriptURL, registration?.active?.state]
  })
  expect(worker).toEqual([`${suite.address}/push-worker.js`, 'activated'])
  await part.getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(part.getByText('This device shows no notifications.')).toBeVisible()
})
