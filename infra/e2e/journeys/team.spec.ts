import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { tick } from '../pages/tick.ts'
import { UserPage } from '../pages/user-page.ts'

const newtown = 'Kōwhai Care, Newtown'
const petone = 'Kōwhai Care, Petone'

test('a person is invited, joins, gets another role and services, leaves a location and is deactivated', async ({
  as,
  page: joiner,
  request,
}) => {
  test.setTimeout(180_000)
  const email = newAddress('tavita')
  const admin = await as('hybrid.admin')
  const people = new UserPage(admin)

  await test.step('the admin invites with a role, after being told about a wrong address', async () => {
    await admin.goto('/business/user-management')
    await expect(admin.getByRole('table', { name: 'User management' })).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole('link', { name: 'Invite a person' }).click()
    await admin.getByLabel('First name').fill('Tavita')
    await admin.getByLabel('Last name').fill('Sapolu')
    await admin.getByLabel('Email').fill('tavita at home')
    await people.choose('Location', new RegExp(newtown))
    await admin.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(admin.getByText(/email address/i).first()).toBeVisible()
    await expect(admin.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(admin)
    await admin.getByLabel('Email').fill(email)
    await admin.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: 'Tavita Sapolu' })).toBeVisible()
    await expect(admin.getByText('They have not used their invitation yet.')).toBeVisible()
    await expectAccessible(admin)
  })

  await test.step('the person follows the latest link, chooses a password and sees what staff see', async () => {
    const first = await emailTo(request, email, 'team invitation')
    await admin.getByRole('button', { name: 'Send the invitation again' }).click()
    const second = await emailTo(request, email, 'team invitation', { after: first })
    await joiner.goto(linkIn(first))
    await expect(joiner.getByText('This link does not work any more.')).toBeVisible()
    await joiner.goto('/')
    await joiner.goto(linkIn(second))
    await expect(joiner.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible()
    await expectAccessible(joiner)
    await joiner.getByLabel('Password', { exact: true }).fill(demoPassword)
    await joiner.getByRole('button', { name: 'Set my password' }).click()
    await expect(joiner.getByText('Welcome to your team.')).toBeVisible()
    await joiner.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await new LoginPage(joiner).fill(email, demoPassword)
    await expect(joiner).toHaveURL('/dashboard')
    const items = await new AppFrame(joiner).menuItems()
    expect(items.filter((item) => /settings: /.test(item))).toEqual([])
  })

  await test.step('the admin gives another role and a service, and a role at a second location', async () => {
    await people.open(email, 'Tavita Sapolu')
    const atNewtown = people.roleAt('Tavita Sapolu', newtown)
    await people.choose('Role', /^Staff Manager/, atNewtown)
    await tick(atNewtown.getByRole('checkbox', { name: 'Friendly visit' }))
    await atNewtown.getByRole('button', { name: /^Save/ }).click()
    await expect(admin.getByText(`Tavita Sapolu is saved at ${newtown}.`).first()).toBeVisible()
    const atAnother = admin.getByRole('form', { name: 'A role at another location' })
    await people.choose('Another location', new RegExp(petone), atAnother)
    await atAnother.getByRole('button', { name: 'Give this role' }).click()
    await expect(people.roleAt('Tavita Sapolu', petone)).toBeVisible()
    await admin.reload()
    await expect(atNewtown.getByRole('button', { name: /Role$/ })).toContainText('Staff Manager')
    await expect(atNewtown.getByRole('checkbox', { name: 'Friendly visit' })).toBeChecked()
    await expectAccessible(admin)
  })

  await test.step('and removes them from it, after a question', async () => {
    const atPetone = people.roleAt('Tavita Sapolu', petone)
    await atPetone.getByRole('button', { name: /^Remove from this location/ }).click()
    await expect(people.question).toContainText(`Remove Tavita Sapolu from ${petone}?`)
    await expectAccessible(admin)
    await people.question.getByRole('button', { name: 'Keep them there' }).click()
    await expect(atPetone).toBeVisible()
    await atPetone.getByRole('button', { name: /^Remove from this location/ }).click()
    await people.question.getByRole('button', { name: 'Yes, remove them' }).click()
    await expect(atPetone).toHaveCount(0)
    await expect(admin.getByRole('list', { name: 'Roles of Tavita Sapolu' })).toBeFocused()
  })

  await test.step('a deactivated person is logged out at once, and can return when reactivated', async () => {
    await admin.getByRole('button', { name: 'Deactivate Tavita Sapolu' }).click()
    await people.question.getByRole('button', { name: 'Yes, deactivate them' }).click()
    await expect(admin.getByRole('button', { name: 'Reactivate Tavita Sapolu' })).toBeVisible()
    await expectAccessible(admin)
    await joiner.goto('/user/profile')
    await expect(joiner).toHaveURL(/\/login/)
    await new LoginPage(joiner).fill(email, demoPassword)
    await expect(joiner.getByText('This account is not active.')).toBeVisible()
    await admin.getByRole('button', { name: 'Reactivate Tavita Sapolu' }).click()
    await expect(admin.getByText('Tavita Sapolu can log in again.').first()).toBeVisible()
    await new LoginPage(joiner).fill(email, demoPassword)
    await expect(joiner).not.toHaveURL(/\/login/)
  })
})

test('two admins change one person at once: the second is told, sees the first change, and loses nothing', async ({
  as,
  request,
}) => {
  const email = newAddress('lupe')
  const caller = await callerFor(request, 'hybrid.admin')
  const { userProfileId } = await caller.ask(userManagement.updateUserProfile, {
    firstName: 'Lupe',
    lastName: 'Faalogo',
    email,
  })
  const [first, second] = [await as('hybrid.admin'), await as('hybrid.admin')]
  for (const page of [first, second]) {
    await page.goto(`/business/user-management/${userProfileId}`)
    await expect(page.getByLabel('Last name')).toHaveValue('Faalogo')
  }

  await first.getByLabel('Phone').fill('021 555 0188')
  await new UserPage(first).savePerson()
  await expect(first.getByText('Lupe Faalogo is saved.').first()).toBeVisible()

  await second.getByLabel('Last name').fill('Faalogo-Reid')
  await new UserPage(second).savePerson()
  await expect(second.getByText('Someone else changed this person.')).toBeVisible()
  await expectAccessible(second)
  await expect(second.getByLabel('Phone')).toHaveValue('021 555 0188')
  await expect(second.getByLabel('Last name')).toHaveValue('Faalogo-Reid')
  await new UserPage(second).savePerson()
  await expect(second.getByText('Lupe Faalogo-Reid is saved.').first()).toBeVisible()
  const saved = await caller.ask(userManagement.getUserProfile, { id: userProfileId })
  expect(saved).toMatchObject({ lastName: 'Faalogo-Reid', phone: '021 555 0188' })
})

test('invalid input about people is refused by its rule, and nothing changes', async ({ request }) => {
  const admin = await callerFor(request, 'activity.admin')
  const other = await callerFor(request, 'provider.admin')
  const mine = await admin.ask(userManagement.getUserProfiles, { userRole: staffRole.Admin })
  const me = mine.items.find(({ isMe }) => isMe)
  const [theirs] = (await other.ask(userManagement.getUserProfiles, {})).items
  if (!me || !theirs) throw new Error('the demo world has no admins')
  const { firstName, lastName, email, version } = me
  const self = { userProfileId: me.userProfileId, firstName, lastName, email, version }

  const demoted = await admin.call(userManagement.updateUserProfile, { ...self, isAccountAdmin: false })
  expect(demoted).toMatchObject({ status: 409, error: { name: mine.totalCount > 1 ? 'NotYourself' : 'LastAdmin' } })
  const stranger = await admin.call(userManagement.updateUserProfile, {
    ...self,
    userProfileId: theirs.userProfileId,
    isAccountAdmin: true,
  })
  expect(stranger.status).toBe(404)
  expect((await admin.call(userManagement.getUserProfile, { id: theirs.userProfileId })).status).toBe(404)
  const forbiddenRole = await request.post(userManagement.updateServiceAreaUserProfile.path, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { userProfileId: me.userProfileId, serviceAreaId: 1, userRole: staffRole.Admin },
  })
  expect(forbiddenRole.status()).toBe(422)
  const elsewhere = await admin.call(userManagement.updateServiceAreaUserProfile, {
    userProfileId: me.userProfileId,
    serviceAreaId: 1,
    userRole: staffRole.Staff,
  })
  expect(elsewhere.status).toBe(404)
  const after = await admin.ask(userManagement.getUserProfile, { id: me.userProfileId })
  expect(after).toEqual(me)
})

test('only the account admin can open the people of an organisation, by menu or address', async ({ as }) => {
  for (const account of ['service.manager', 'coordinator', 'staff']) {
    const page = await as(account)
    await page.goto('/dashboard')
    const items = await new AppFrame(page).menuItems()
    expect(items).not.toContain('Account settings: User management')
    expect(items.includes('Location settings: By invitation')).toBe(account !== 'staff')
    for (const path of ['/business/user-management', '/business/user-management/1']) {
      await page.goto(path)
      await expect(page).toHaveURL('/dashboard')
    }
    await page.goto('/service-area/build-client-base')
    if (account === 'staff') await expect(page).toHaveURL('/dashboard')
    else
      await expect(
        page
          .getByRole('heading', { level: 3, name: 'No invitations yet' })
          .or(page.getByRole('table', { name: 'Invitations' })),
      ).toBeVisible()
    await page.context().close()
  }
})

test('with the keyboard alone a person is invited, gets another role and a service, and is removed from one location', async ({
  as,
}) => {
  const page = await as('hybrid.admin')
  const keys = new Keyboard(page)
  await page.goto('/business/user-management')
  await keys.follow(page.getByRole('link', { name: 'Invite a person' }))
  await keys.tabTo(page.getByLabel('First name'))
  await keys.type('Selu')
  await keys.tabTo(page.getByLabel('Last name'))
  await keys.type('Vaai')
  await keys.tabTo(page.getByLabel('Email'))
  await keys.type(newAddress('selu'))
  await keys.follow(page.getByRole('button', { name: /Location$/ }))
  await keys.moveTo('ArrowDown', /^Kōwhai Care, Newtown/)
  await keys.press('Enter')
  await keys.follow(page.getByRole('button', { name: 'Send the invitation' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Selu Vaai' })).toBeFocused()

  const role = new UserPage(page).roleAt('Selu Vaai', newtown)
  await keys.follow(role.getByRole('button', { name: /Role$/ }))
  await keys.moveTo('ArrowUp', /^Staff Manager/)
  await keys.press('Enter')
  await keys.tabTo(role.getByRole('checkbox', { name: 'Friendly visit' }))
  await keys.press('Space')
  await keys.follow(role.getByRole('button', { name: /^Save/ }))
  await expect(page.getByText(`Selu Vaai is saved at ${newtown}.`).first()).toBeVisible()

  const atAnother = page.getByRole('form', { name: 'A role at another location' })
  await keys.follow(atAnother.getByRole('button', { name: /Another location$/ }))
  await keys.moveTo('ArrowDown', petone)
  await keys.press('Enter')
  await keys.follow(atAnother.getByRole('button', { name: 'Give this role' }))
  const atPetone = new UserPage(page).roleAt('Selu Vaai', petone)
  await expect(atPetone).toBeVisible()

  const { question } = new UserPage(page)
  const remove = atPetone.getByRole('button', { name: /^Remove from this location/ })
  await keys.follow(remove)
  await expect(question).toContainText(`Remove Selu Vaai from ${petone}?`)
  await keys.press('Escape')
  await expect(remove).toBeFocused()
  await keys.press('Enter')
  await keys.follow(question.getByRole('button', { name: 'Yes, remove them' }))
  await expect(atPetone).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Roles of Selu Vaai' })).toBeFocused()
})

test('with the keyboard alone an admin makes somebody an admin, takes it back, and withdraws their invitation', async ({
  as,
  request,
}) => {
  const caller = await callerFor(request, 'hybrid.admin')
  const person = { firstName: 'Fetu', lastName: 'Vaai', email: newAddress('fetu') }
  const { userProfileId } = await caller.ask(userManagement.updateUserProfile, person)
  const page = await as('hybrid.admin')
  const keys = new Keyboard(page)
  const save = page.getByRole('button', { name: 'Save name, contact and rights' })
  await page.goto(`/business/user-management/${userProfileId}`)
  for (const [arrow, isAccountAdmin] of [
    ['ArrowDown', true],
    ['ArrowUp', false],
  ] as const) {
    await keys.tabTo(page.getByRole('radiogroup', { name: 'What they can do' }).getByRole('radio'))
    await keys.press(arrow)
    await keys.follow(save)
    await expect
      .poll(async () => (await caller.ask(userManagement.getUserProfile, { id: userProfileId })).isAccountAdmin)
      .toBe(isAccountAdmin)
    // The next round starts from the top of the page again.
    await page.reload()
    await expect(page.getByLabel('Last name')).toHaveValue('Vaai')
  }
  await keys.follow(page.getByRole('button', { name: 'Withdraw the invitation of Fetu Vaai' }))
  await keys.follow(new UserPage(page).question.getByRole('button', { name: 'Yes, withdraw it' }))
  await keys.follow(page.getByRole('button', { name: 'Let Fetu Vaai join again' }))
  await expect(page.getByText('Fetu Vaai can join again.').first()).toBeVisible()
})

/** An unused address, even when the suite's data outlives the run. */
function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@journeys.test`
}
