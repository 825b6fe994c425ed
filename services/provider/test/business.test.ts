import { crc32 } from 'node:zlib'
import { business } from '@waymark/contracts/business'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'identity'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

const profile = async (as = team.staff) => (await world.call(business.businessProfile, {}, { as })).responseData
const save = (wishes: object, as = team.admin) =>
  world.call(business.updateBusinessProfile, { version: 1, accountName: 'Harbour Care Trust', ...wishes }, { as })
/** Resets an organisation to one that has saved nothing. */
const startOver = (accountId: number) =>
  world.db.deleteFrom('provider.business').where('account_id', '=', accountId).execute()

test('lets the admin change name, contact and links, which all its people see', async () => {
  const answer = await save({
    phone: '04 555 0101',
    website: 'https://harbour.example',
    helpDeskUrl: 'https://help.harbour.example/start',
    taxNumber: '49-091-850',
    legalName: 'Harbour Care Charitable Trust',
    nzbn: '9429 0415 2574 6',
    billingAddress: 'PO Box 12, Wellington 6140',
  })
  expect(answer.responseData).toMatchObject({ version: 2, accountName: 'Harbour Care Trust' })
  await world.settle()
  expect(await profile()).toEqual({
    accountId: team.accountId,
    accountName: 'Harbour Care Trust',
    businessAccountSubtype: businessSubtype.Hybrid,
    countryId: 1,
    version: 2,
    description: '',
    logo: null,
    registeredPlace: null,
    phone: '04 555 0101',
    website: 'https://harbour.example',
    legalName: 'Harbour Care Charitable Trust',
    nzbn: '9429041525746',
    billingAddress: 'PO Box 12, Wellington 6140',
    taxNumber: '49091850',
    helpDeskUrl: 'https://help.harbour.example/start',
    onboardingStep: 7,
    onboardingStepCount: 7,
    skippedSteps: ['logoAndDescription', 'firstActivity', 'cardPayments'],
    isOnboarding: false,
    suspension: null,
    cardStatus: 'not connected',
    isCardDetailMissing: false,
  })
})

test('refuses non-admins and bad input', async () => {
  expect((await save({}, team.serviceManager)).httpStatusCode).toBe(403)
  expect((await save({ version: 7 })).error?.name).toBe('ChangedMeanwhile')
  for (const website of [
    'javascript:alert(1)',
    'ftp://harbour.example',
    'https://localhost',
    'https://waymark.nz@harbour.example',
  ])
    expect((await save({ website })).error?.fields?.website).toBe('Write an address such as https://example.org.')
  // One digit wrong, and an ABN where a GST number belongs.
  for (const taxNumber of ['49091851', '51 824 753 556'])
    expect((await save({ taxNumber })).error?.fields?.taxNumber).toContain('This is no GST number')
  const { error } = await save({ taxNumber: '49091851', nzbn: '12' })
  expect(Object.keys(error?.fields ?? {}).toSorted()).toEqual(['nzbn', 'taxNumber'])
  for (const nzbn of ['9429041525747', '51 824 753 556'])
    expect((await save({ nzbn })).error?.fields?.nzbn).toContain('This is no NZBN')
  expect((await save({ accountName: ' ' })).httpStatusCode).toBe(422)
  const individual = await world.call(business.businessProfile, {}, { as: await makePerson(world) })
  expect(individual.httpStatusCode).toBe(403)
  expect((await profile())?.version).toBe(1)
})

test('saves logo and description', async () => {
  const content = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#276749' } })
    .png()
    .toBuffer()
  const logo = { name: 'logo.png', contentType: 'image/png', content }
  const upload = (wishes: object, files = {}, as = team.admin) =>
    world.call(business.uploadLogo, { version: 1, ...wishes }, { as, files })
  const answer = await upload({ description: 'Care around the harbour.' }, { logo })
  const key = answer.responseData?.logo?.replace('/files/', '') ?? ''
  const kept = await sharp(await world.parts.files.get(key)).metadata()
  expect([kept.width, kept.height, kept.format]).toEqual([360, 360, 'webp'])
  const { small_logo_key: smallKey } = await world.db
    .selectFrom('provider.business')
    .select('small_logo_key')
    .where('account_id', '=', team.accountId)
    .executeTakeFirstOrThrow()
  const small = await sharp(await world.parts.files.get(smallKey ?? '')).metadata()
  expect([small.width, small.height, small.format]).toEqual([140, 140, 'webp'])
  expect((await upload({ description: 'Of the second admin.' })).error?.name).toBe('ChangedMeanwhile')
  expect((await upload({ version: 2, description: 'New words.' })).responseData).toMatchObject({
    description: 'New words.',
    logo: answer.responseData?.logo,
  })
  expect((await upload({ version: 3, isLogoDeleted: true })).responseData?.logo).toBeNull()
  const text = { name: 'logo.png', contentType: 'image/png', content: Buffer.from('no picture') }
  expect((await upload({ version: 4 }, { logo: text })).error?.fields).toEqual({
    logo: 'Use a JPEG, PNG or WebP picture.',
  })
  // The header of a picture states its size: 900 megapixels here.
  const huge = Buffer.from(content)
  huge.writeUInt32BE(30_000, 16)
  huge.writeUInt32BE(30_000, 20)
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
  const refused = await upload({ version: 4 }, { logo: { ...logo, content: huge } })
  expect([refused.httpStatusCode, refused.error?.message]).toEqual([
    422,
    'This picture could not be read. Use a JPEG, PNG or WebP of at most 40 megapixels.',
  ])
  expect((await upload({}, { logo }, team.staffManager)).httpStatusCode).toBe(403)
})

describe('the wizard', () => {
  const finish = (onboardingStep: number, as = team.admin) =>
    world.call(business.updateWizardStep, { onboardingStep }, { as })

  test('advances step by step, and goes back without losing progress', async () => {
    const accountId = await makeAccount(world, { subtype: businessSubtype.ServiceProvider })
    await startOver(accountId)
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    expect(await profile(admin)).toMatchObject({
      version: 0,
      onboardingStep: 0,
      onboardingStepCount: 4,
      isOnboarding: true,
    })
    expect((await finish(2, admin)).error?.name).toBe('StepNotReached')
    expect((await save({ version: 0, onboardingStep: 1 }, admin)).responseData?.onboardingStep).toBe(1)
    const described = await world.call(
      business.uploadLogo,
      { version: 1, description: 'Care at home.', onboardingStep: 2 },
      { as: admin },
    )
    expect(described.responseData?.onboardingStep).toBe(2)
    expect((await finish(3, admin)).error).toMatchObject({
      name: 'LocationMissing',
      message: 'Add a location before you go on: services, staff and activities belong to one.',
    })
    const { serviceAreaId } = await makeArea(world, { accountId })
    expect((await finish(3, admin)).responseData?.onboardingStep).toBe(3)
    expect((await finish(1, admin)).responseData?.onboardingStep).toBe(3)
    expect((await finish(4, admin)).error?.name).toBe('ServiceMissing')
    await makeAreaService(world, serviceAreaId)
    expect((await finish(4, admin)).responseData).toMatchObject({ onboardingStep: 4, isOnboarding: false })
    expect((await finish(5, admin)).error?.name).toBe('StepNotReached')
  })

  test('a logo and a description that were saved empty count as skipped', async () => {
    const accountId = await makeAccount(world, { subtype: businessSubtype.ServiceProvider })
    await startOver(accountId)
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    await save({ version: 0, onboardingStep: 1 }, admin)
    const describe = async (version: number, description: string) => {
      const input = { version, description, onboardingStep: 2 }
      return (await world.call(business.uploadLogo, input, { as: admin })).responseData?.skippedSteps
    }
    expect(await describe(1, ' ')).toEqual(['logoAndDescription'])
    expect(await describe(2, 'Care at home.')).toEqual([])
  })

  test('asks an organisation for activities for no services in step 4', async () => {
    const accountId = await makeAccount(world, { subtype: businessSubtype.Council })
    await startOver(accountId)
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    await makeArea(world, { accountId })
    for (const step of [1, 2, 3, 4, 5, 6, 7])
      expect((await finish(step, admin)).responseData?.onboardingStep).toBe(step)
    expect((await profile(admin))?.isOnboarding).toBe(false)
  })

  test('is for the admin only', async () => {
    expect((await finish(1, team.coordinator)).httpStatusCode).toBe(403)
    expect((await finish(8)).httpStatusCode).toBe(422)
  })
})

test('answers the distinct badge logos of an organisation’s public venues to anyone', async () => {
  const logo = `${'d'.repeat(64)}.webp`
  const { id } = await world.db
    .insertInto('admin.badge_partner')
    .values({ name: 'Access Aotearoa', website: null, logo_key: logo })
    .returning('id')
    .executeTakeFirstOrThrow()
  const second = await makeArea(world, { accountId: team.accountId })
  const hidden = await makeTeam(world, { area: { isPrivate: true } })
  await world.db
    .insertInto('admin.badge_partner_venue')
    .values(
      [team, second, hidden].map(({ serviceAreaId }) => ({ badge_partner_id: id, service_area_id: serviceAreaId })),
    )
    .execute()
  const badges = (accountId: number) => world.call(business.getAccountBadgeLogos, { accountId })
  const answer = await badges(team.accountId)
  expect(answer.responseData).toEqual([{ url: `/files/${logo}`, alt: 'Access Aotearoa' }])
  expect(answer.response.headers['cache-control']).toBe('public, max-age=300')
  await world.db.updateTable('admin.badge_partner').set({ logo_key: null }).where('id', '=', id).execute()
  expect((await badges(team.accountId)).responseData).toEqual([{ url: '', alt: 'Access Aotearoa' }])
  expect((await badges(hidden.accountId)).responseData).toEqual([])
  expect((await badges(987_654)).responseData).toEqual([])
})
