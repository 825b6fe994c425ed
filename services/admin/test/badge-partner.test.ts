import { audit } from '@waymark/contracts/audit'
import { badgePartner } from '@waymark/contracts/badge-partner'
import { changedFacts, targetLabel } from '@waymark/domain/audit-words'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['admin'] })
let administrator: MadePerson

beforeAll(async () => {
  administrator = await makePerson(world, { isGlobalAdmin: true })
})

async function addPartner(name: string) {
  const answer = await world.call(badgePartner.updateBadgePartnerData, { name }, { as: administrator })
  if (!answer.responseData) throw new Error(`The badge partner was not added: ${answer.error?.message}`)
  return answer.responseData
}

describe('a badge partner', () => {
  test('is added once, with a smaller logo, and audited', async () => {
    const content = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#4c1d87' } })
      .png()
      .toBuffer()
    const add = () =>
      world.call(
        badgePartner.updateBadgePartnerData,
        { name: '  Quiet Hours Network ', website: 'https://quiet-hours.example' },
        {
          as: administrator,
          idempotencyKey: 'add-quiet-hours',
          files: { logo: { name: 'logo.png', contentType: 'image/png', content } },
        },
      )
    const answers = [await add(), await add()]
    expect(answers[0]?.responseData).toEqual({
      badgePartnerId: expect.any(Number),
      name: 'Quiet Hours Network',
      website: 'https://quiet-hours.example',
      logo: { url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/), alt: 'Quiet Hours Network' },
      isActive: true,
      description: '',
      venues: [],
      version: 1,
    })
    expect(answers[1]?.responseData).toEqual(answers[0]?.responseData)
    await world.settle()
    const entries = await world.db
      .selectFrom('admin.audit_entry')
      .select(['action', 'target_id', 'before', 'after'])
      .execute()
    expect(entries).toMatchObject([
      {
        action: 'add-badge-partner',
        target_id: answers[0]?.responseData?.badgePartnerId,
        before: null,
        after: { name: 'Quiet Hours Network' },
      },
    ])
  })

  test('is changed, and refuses the second of two concurrent changes', async () => {
    const { badgePartnerId, version } = await addPartner('Level Ground')
    const change = (name: string) =>
      world.call(
        badgePartner.updateBadgePartnerData,
        { badgePartnerId, version, name, isActive: false },
        { as: administrator },
      )
    expect((await change('Level Ground Trust')).responseData).toMatchObject({
      name: 'Level Ground Trust',
      isActive: false,
      version: 2,
    })
    expect(await change('Something else')).toMatchObject({ httpStatusCode: 409, error: { name: 'ChangedMeanwhile' } })
    const seen = await world.call(badgePartner.getBadgePartner, { id: badgePartnerId }, { as: administrator })
    expect(seen.responseData?.name).toBe('Level Ground Trust')
  })

  test('vouches for exactly the chosen venues', async () => {
    const { badgePartnerId, version } = await addPartner('Access Collective')
    const [first, second, third] = [await makeArea(world), await makeArea(world), await makeArea(world)]
    const choose = (serviceAreaIds: number[], of: number) =>
      world.call(
        badgePartner.updateBadgePartnerContentData,
        { badgePartnerId, version: of, description: 'We measure.', serviceAreaIds },
        { as: administrator },
      )
    const chosen = await choose([first.serviceAreaId, second.serviceAreaId, first.serviceAreaId], version)
    expect(chosen.responseData?.venues.map(({ serviceAreaId }) => serviceAreaId)).toEqual([
      first.serviceAreaId,
      second.serviceAreaId,
    ])
    const other = await choose([third.serviceAreaId], version + 1)
    expect(other.responseData).toMatchObject({
      description: 'We measure.',
      venues: [{ serviceAreaId: third.serviceAreaId }],
    })
    expect(await choose([999_999], version + 2)).toMatchObject({ httpStatusCode: 409, error: { name: 'NoSuchVenue' } })
    expect(await choose([], version)).toMatchObject({ httpStatusCode: 409, error: { name: 'ChangedMeanwhile' } })
    expect((await choose([], version + 2)).responseData?.venues).toEqual([])
  })

  test('is named in the trail, with the venues and the logo that changed', async () => {
    const { badgePartnerId, version } = await addPartner('Kerb Cuts')
    const [first, second] = [await makeArea(world, { name: 'Aro rooms' }), await makeArea(world, { name: 'Bay rooms' })]
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#4c1d87' } })
      .png()
      .toBuffer()
    const choose = (serviceAreaIds: number[], of: number) =>
      world.call(
        badgePartner.updateBadgePartnerContentData,
        { badgePartnerId, version: of, description: '', serviceAreaIds },
        { as: administrator },
      )
    const rename = (of: number, isLogoDeleted: boolean) =>
      world.call(
        badgePartner.updateBadgePartnerData,
        { badgePartnerId, version: of, name: 'Kerb Cuts', isLogoDeleted },
        {
          as: administrator,
          files: isLogoDeleted ? {} : { logo: { name: 'logo.png', contentType: 'image/png', content } },
        },
      )
    await choose([first.serviceAreaId], version)
    await choose([second.serviceAreaId], version + 1)
    await rename(version + 2, false)
    await rename(version + 3, true)
    await world.settle()
    const trail = await world.call(audit.getAuditTrail, { search: 'Kerb Cuts' }, { as: administrator })
    const entries = trail.responseData?.items ?? []
    expect(entries.map((entry) => [targetLabel(entry), ...changedFacts(entry)])).toEqual([
      [`Kerb Cuts (badge partner ${badgePartnerId})`, { term: 'Logo', detail: 'Removed' }],
      [`Kerb Cuts (badge partner ${badgePartnerId})`, { term: 'Logo', detail: 'Added' }],
      [
        `Kerb Cuts (badge partner ${badgePartnerId})`,
        { term: 'Venues added', detail: 'Bay rooms' },
        { term: 'Venues removed', detail: 'Aro rooms' },
      ],
      [`Kerb Cuts (badge partner ${badgePartnerId})`, { term: 'Venues added', detail: 'Aro rooms' }],
      [
        `Kerb Cuts (badge partner ${badgePartnerId})`,
        { term: 'Name', detail: 'Kerb Cuts' },
        { term: 'Website', detail: 'None' },
        { term: 'Active', detail: 'Yes' },
      ],
    ])
  })

  test('is 404 when it does not exist', async () => {
    const unknown = { badgePartnerId: 999_999, version: 1 }
    const answers = [
      await world.fetch(badgePartner.getBadgePartner, { id: 999_999 }, { as: administrator }),
      await world.fetch(badgePartner.updateBadgePartnerData, { ...unknown, name: 'X' }, { as: administrator }),
      await world.fetch(
        badgePartner.updateBadgePartnerContentData,
        { ...unknown, description: '', serviceAreaIds: [] },
        { as: administrator },
      ),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('refuses invalid names, addresses and logos', async () => {
    for (const input of [
      { name: '' },
      { name: 'x'.repeat(201) },
      { name: 'nul\0' },
      { name: 'X', website: 'javascript:alert(1)' },
      { name: 'X', owner: 1 },
    ])
      expect((await world.fetch(badgePartner.updateBadgePartnerData, input, { as: administrator })).statusCode).toBe(
        422,
      )
    const logo = { name: 'logo.png', contentType: 'image/png', content: new TextEncoder().encode('<svg/>') }
    const answer = await world.fetch(
      badgePartner.updateBadgePartnerData,
      { name: 'X' },
      { as: administrator, files: { logo } },
    )
    expect(answer.statusCode).toBe(422)
  })
})

test('lists badge partners by name, searched and paged', async () => {
  for (const name of ['Zeal 100%', 'Zebra', 'Zenith']) await addPartner(name)
  const list = (search: string) =>
    world.call(badgePartner.getAllBadgePartners, { search, pageSize: 5 }, { as: administrator })
  const found = await list('ze')
  expect(found.responseData).toMatchObject({
    totalCount: 3,
    items: [{ name: 'Zeal 100%', venueCount: 0 }, { name: 'Zebra' }, { name: 'Zenith' }],
  })
  expect((await list('0%')).responseData?.items.map(({ name }) => name)).toEqual(['Zeal 100%'])
  expect((await list('%')).responseData?.totalCount).toBe(1)
})

test('searches venues by venue, organisation and suburb, optionally within an organisation', async () => {
  const accountId = await makeAccount(world, { name: 'Rimu Physio' })
  const { serviceAreaId } = await makeArea(world, { accountId, name: 'Berhampore rooms' })
  await makeArea(world, { accountId, name: 'Closed rooms', isActive: false })
  const list = (input: { search?: string; accountId?: number }) =>
    world.call(badgePartner.getOrganisationVenues, input, { as: administrator })
  const venue = {
    serviceAreaId,
    serviceAreaName: 'Berhampore rooms',
    accountName: 'Rimu Physio',
    suburb: 'Wellington Central',
    region: 'Wellington',
  }
  for (const input of [{ search: 'rimu' }, { search: 'berhampore' }, { accountId }, { accountId, search: 'central' }])
    expect((await list(input)).responseData?.items).toEqual([venue])
})

test('refuses everyone but global administrators', async () => {
  const others = [
    await makePerson(world),
    await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true }),
  ]
  for (const call of Object.values(badgePartner)) {
    expect((await world.fetch(call, { id: 1 })).statusCode).toBe(401)
    for (const as of others) expect((await world.fetch(call, { id: 1 }, { as })).statusCode).toBe(403)
  }
})
