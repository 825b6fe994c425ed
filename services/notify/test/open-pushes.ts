import { notification } from '@waymark/contracts/notification'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll } from 'vitest'
import webPush from 'web-push'
import { openPushBrowsers } from './push-browser.ts'

/** Notify with notifications on devices, at a double of the browsers' services. */
export async function openPushes() {
  const browsers = await openPushBrowsers()
  afterAll(() => browsers.close())
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const env = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_ORIGINS: browsers.origin,
  }
  const world = await testWorld({ services: ['notify'], env })

  /** A person whose browser shows notifications. */
  async function makePushed(person?: MadePerson) {
    const own = person ?? (await makePerson(world))
    const browser = browsers.newBrowser()
    const answer = await world.call(notification.keepPushDevice, browser.address, { as: own })
    return { person: own, browser, answer }
  }

  return { world, env, browsers, publicKey, makePushed }
}
