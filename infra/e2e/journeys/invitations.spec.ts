import { resolve } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { invitation } from '@waymark/contracts/invitation'
import { suiteSecret } from '@waymark/run/suite/data-folder'
import { signLink } from '@waymark/service-kit/tokens'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import type { NewPerson } from '../pages/register-pages.ts'

const newtown = 'Kōwhai Care, Newtown'
/** An invitation of the demo world that ended before anybody accepted it. */
const endedInvitationId = '00000000-0000-4000-8000-000000000004'

test('a provider invites: somebody with an account accepts, and the link works once', async ({
  as,
  page: client,
  request,
}) => {
  test.setTimeout(180_000)
  const email = 'individual@demo.test'
  const manager = await as('service.manager')

  await test.step('the manager sees what was sent, types addresses and is told about a wrong one', async () => {
    await manager.goto('/service-area/build-client-base')
    await expect(manager.getByRole('table', { name: 'Invitations' })).toBeVisible()
    await expectAccessible(manager)
    await manager.getByLabel('Email addresses').fill(`${email}, hemi at home`)
    await manager.getByRole('button', { name: 'Send invitations' }).click()
    await expect(manager.getByText(/Not an email address: hemiathome/).first()).toBeVisible()
    await expectAccessible(manager)
    await manager.getByLabel('Email addresses').fill(email)
    await manager.getByLabel('A few words of your own').fill('See you on Monday.')
    await manager.getByRole('button', { name: 'Send invitations' }).click()
    await expect(manager.getByText('1 invitation is on the way.')).toBeVisible()
    await manager.getByRole('searchbox', { name: 'Search' }).fill(email)
    await expect(manager.getByRole('row', { name: new RegExp(`${email}.*Sent`) }).first()).toBeVisible()
  })

  const link = linkIn(await emailTo(request, email, 'client invitation'))

  await test.step('somebody else who is logged in can switch accounts', async () => {
    await new LoginPage(client).signIn('restricted@demo.test')
    await client.goto(link)
    await expect(client.getByRole('heading', { level: 1, name: 'This invitation is for somebody else' })).toBeVisible()
    await expectAccessible(client)
    await client.getByRole('button', { name: `Log out and continue as ${email}` }).click()
    await expect(client.getByRole('heading', { level: 1, name: 'Kōwhai Care invites you' })).toBeFocused()
    await expect(client.getByText('See you on Monday.')).toBeVisible()
    await expectAccessible(client)
  })

  await test.step('the invited person logs in, returns and accepts', async () => {
    await client.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(client.getByLabel('Email')).toHaveValue(email)
    await new LoginPage(client).fill(email, demoPassword)
    await expect(client).toHaveURL('/add-shortlist')
    await client.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(client.getByRole('heading', { level: 1, name: `${newtown} is on your shortlist` })).toBeFocused()
    await expectAccessible(client)
    await client.getByRole('link', { name: 'See my shortlist' }).click()
    await expect(client.getByRole('main').getByText(newtown).first()).toBeVisible()
  })

  await test.step('the manager sees who accepted; the link tells others that it has been used', async () => {
    await manager.reload()
    await expect(
      manager.getByRole('row', { name: new RegExp(`${email}.*Accepted.*by Hēmi Parata`) }).first(),
    ).toBeVisible()
    await new AppFrame(client).logOut()
    await client.goto(link)
    await expect(client.getByRole('heading', { level: 1, name: 'This invitation has already been used' })).toBeVisible()
    await expectAccessible(client)
  })
})

test('with the keyboard alone: somebody without an account registers with the invited address, returns, and is restricted as announced', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const email = newAddress('ruby')
  const manager = await callerFor(request, 'service.manager')
  await manager.ask(invitation.sendInvitationToConsumer, { serviceAreaId: 1, emails: [email], restrictsToUs: true })
  await page.goto(linkIn(await emailTo(request, email, 'client invitation')))
  await expect(page.getByText('You will see Kōwhai Care only.')).toBeVisible()
  await expectAccessible(page)

  await test.step('registers, with the address filled in', async () => {
    await new Keyboard(page).follow(page.getByRole('link', { name: 'Create an account' }))
    await registerInvited(page, { firstName: 'Ruby', lastName: 'Anderson', email })
  })

  await test.step('confirms the address in another tab, logs in and is back at the invitation', async () => {
    const tab = await page.context().newPage()
    await confirmAndLogIn(tab, request, email)
    await expect(tab).toHaveURL('/add-shortlist')
    await expect(tab.getByText('You will see Kōwhai Care only.')).toBeVisible()
    await expectAccessible(tab)
    await new Keyboard(tab).follow(tab.getByRole('button', { name: 'Accept the invitation' }))
    await expect(tab.getByRole('heading', { level: 1, name: `${newtown} is on your shortlist` })).toBeFocused()
    await new Keyboard(tab).follow(tab.getByRole('link', { name: 'See my shortlist' }))
    await expect(tab.getByRole('main').getByText(newtown).first()).toBeVisible()
    await tab.close()
    const answer = await request.post(account.login.path, { data: { email, password: demoPassword } })
    const { responseData } = await answer.json()
    expect(responseData).toMatchObject({ restrictedToProviderName: 'Kōwhai Care', shortlistOfRestrictedUser: [1] })
  })
})

test('expired, forged and truncated links say so, and offer a next step', async ({ page, request }) => {
  const secret = suiteSecret(resolve(process.env.WAYMARK_DATA ?? '.waymark'), process.env)
  const token = signLink(secret, {
    purpose: 'invitation',
    subject: endedInvitationId,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  const titles: readonly (readonly [fragment: string, path: string, title: string])[] = [
    [`#token=${token}`, '/add-shortlist', 'This invitation has expired'],
    [`#token=${token.slice(0, -4)}AAAA`, '/add-shortlist', 'This link does not go to an invitation'],
    ['#token=half', '/add-shortlist', 'This link does not go to an invitation'],
    ['', '/add-shortlist', 'This link does not go to an invitation'],
    [`#token=${token}`, '/invitation-landing-page', 'This invitation has expired'],
    ['#token=half', '/invitation-landing-page', 'This link does not go to an invitation'],
  ]
  for (const [fragment, path, title] of titles) {
    // The same document with another fragment would not reload.
    await page.goto('/about-us')
    await page.goto(`${path}${fragment}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (fragment !== '#token=half') await expectAccessible(page)
    // The next step is reached with the keyboard alone.
    await new Keyboard(page).follow(page.getByRole('main').getByRole('link').first())
    await expect(page).toHaveURL(/\/(login|register-profile)$/)
  }
  const somebody = await callerFor(request, 'individual')
  const refused = await somebody.call(invitation.addShortlistFromEmailInvitation, { token })
  expect(refused).toMatchObject({ status: 409, error: { name: 'LinkNotValid' } })
})

test('with the keyboard alone: a manager invites, somebody invites a friend, and the friend comes', async ({
  as,
  page: friend,
  request,
}) => {
  test.setTimeout(240_000)
  const email = newAddress('wiremu')

  await test.step('the manager invites a client, and resends an expired invitation', async () => {
    const manager = await as('staff.manager')
    const keys = new Keyboard(manager)
    await manager.goto('/service-area/build-client-base')
    await keys.tabTo(manager.getByLabel('Email addresses'))
    await keys.type(newAddress('client'))
    await keys.tabTo(manager.getByRole('checkbox', { name: 'Restrict them to us' }))
    await keys.press('Space')
    await keys.follow(manager.getByRole('button', { name: 'Send invitations' }))
    await expect(manager.getByText('1 invitation is on the way.')).toBeVisible()
    const ended = 'tamati.kereama@mail.example'
    await keys.follow(manager.getByRole('button', { name: `Send again to ${ended}` }))
    await expect(manager.getByText(`A new invitation to ${ended} is on its way.`).first()).toBeVisible()
  })

  await test.step('somebody invites a friend', async () => {
    const person = await as('individual')
    const keys = new Keyboard(person)
    await person.goto('/refer-friend')
    await expect(person.getByLabel('Email addresses')).toBeVisible()
    await expectAccessible(person)
    await keys.tabTo(person.getByLabel('Email addresses'))
    await keys.type(email)
    await keys.tabTo(person.getByLabel('A few words of your own'))
    await keys.type('You will like this.')
    await keys.follow(person.getByRole('button', { name: 'Send invitations' }))
    await expect(person.getByText('1 invitation is on the way.')).toBeVisible()
    await expectAccessible(person)
  })

  await test.step('the friend registers with the address filled in, and is welcomed', async () => {
    const keys = new Keyboard(friend)
    await friend.goto(linkIn(await emailTo(request, email, 'friend invitation')))
    await expect(friend.getByText('You will like this.')).toBeVisible()
    await expectAccessible(friend)
    await keys.follow(friend.getByRole('link', { name: 'Create my account' }))
    await registerInvited(friend, { firstName: 'Wiremu', lastName: 'Tāmihana', email })
    await confirmAndLogIn(friend, request, email)
    await expect(friend.getByRole('heading', { level: 1, name: 'Welcome to Waymark' })).toBeVisible()
    await expectAccessible(friend)
  })
})

test('with the keyboard alone: somebody else logs out, the invited person accepts, and the link works once', async ({
  page,
  request,
}) => {
  const email = 'bruce.henderson@mail.example'
  const keys = new Keyboard(page)
  const manager = await callerFor(request, 'service.manager')
  await manager.ask(invitation.sendInvitationToConsumer, { serviceAreaId: 1, emails: [email] })
  const link = linkIn(await emailTo(request, email, 'client invitation'))
  await new LoginPage(page).signIn('restricted@demo.test')

  await page.goto(link)
  await keys.follow(page.getByRole('button', { name: `Log out and continue as ${email}` }))
  await keys.follow(page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(demoPassword)
  await keys.press('Enter')
  await keys.follow(page.getByRole('button', { name: 'Accept the invitation' }))
  await expect(page.getByRole('heading', { level: 1, name: `${newtown} is on your shortlist` })).toBeFocused()
  await keys.follow(page.getByRole('link', { name: 'See my shortlist' }))
  await expect(page.getByRole('main').getByText(newtown).first()).toBeVisible()

  await new AppFrame(page).logOut()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation has already been used' })).toBeVisible()
  await keys.follow(page.getByRole('main').getByRole('link').first())
  await expect(page).not.toHaveURL(/add-shortlist/)
})

test('organisations and visitors are told who refers friends', async ({ as, page }) => {
  await page.goto('/refer-friend')
  await expect(page.getByText('Log in, so that your friend sees whose invitation it is.')).toBeVisible()
  await expectAccessible(page)
  const manager = await as('service.manager')
  await manager.goto('/refer-friend')
  await expect(manager.getByText(/You are logged in for an organisation/)).toBeVisible()
})

/** Registers somebody who was invited, with the keyboard alone; their address is filled in. */
async function registerInvited(page: Page, person: NewPerson): Promise<void> {
  const keys = new Keyboard(page)
  await expect(page.getByText(`The invitation is for ${person.email}.`)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expectAccessible(page)
  await keys.tabTo(page.getByLabel('First name'))
  await keys.type(person.firstName)
  await keys.tabTo(page.getByLabel('Last name'))
  await keys.type(person.lastName)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(demoPassword)
  await keys.tabTo(page.getByRole('checkbox', { name: /I agree to the/ }))
  await keys.press('Space')
  await keys.follow(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByText('Check your email.')).toBeVisible()
}

/** Confirms their address and logs in, with the keyboard alone; they return to the invitation. */
async function confirmAndLogIn(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const keys = new Keyboard(page)
  await page.goto(linkIn(await emailTo(request, email, 'activation')))
  await keys.follow(page.getByRole('button', { name: 'Confirm my email address' }))
  await expect(page.getByText('Log in now, and we take you back to your invitation.')).toBeVisible()
  await keys.follow(page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(demoPassword)
  await keys.press('Enter')
}

/** An unused address, even when the suite's data outlives the run. */
function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@journeys.test`
}
