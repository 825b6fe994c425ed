import { accessMap } from '@waymark/contracts/access-map'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeVenue } from './make-venue.ts'

const world = await testWorld({ services: ['map', 'admin', 'notify'] })
let administrator: MadePerson
let council: MadePerson
let councilId: number

beforeAll(async () => {
  administrator = await makePerson(world, { isGlobalAdmin: true })
  councilId = await makeAccount(world, { name: 'Harbour Council', subtype: businessSubtype.Council })
  council = await makePerson(world, { accountId: councilId, isAccountAdmin: true })
  await makeVenue(world, { accountId: councilId, name: 'Library', facts: { 25: true, 8: true } })
  await makeVenue(world, { accountId: councilId, name: 'Pool', facts: { 25: true }, checkedOn: '2024-01-01' })
})

const pictureOf = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4c1d87' } })
    .png()
    .toBuffer()

type Draft = OutputOf<typeof accessMap.getLocationsMapData>

async function addDraft(slug: string, as = council): Promise<Draft> {
  const answer = await world.call(accessMap.updateLocationsMapData, { title: `Map ${slug}`, slug }, { as })
  if (!answer.responseData) throw new Error(`The map was not added: ${answer.error?.message}`)
  return answer.responseData
}

const contentOf = (draft: Draft): InputOf<typeof accessMap.updateMapContentData> => ({
  accessMapId: draft.accessMapId,
  version: draft.version,
  intro: draft.intro,
  accountIds: draft.organisations.map(({ accountId }) => accountId),
  badgePartnerIds: draft.networks.map(({ badgePartnerId }) => badgePartnerId),
  towns: draft.towns,
  filterOptionIds: draft.filterOptionIds,
  firstView: draft.firstView,
})

/** Width and height of a stored picture. */
async function sizeOf(url: string | undefined) {
  const file = await world.parts.files.get(url?.replace('/files/', '') ?? '')
  if (!file) throw new Error(`There is no file ${url}`)
  const { width, height } = await sharp(file).metadata()
  return [width, height]
}

describe('a new access map', () => {
  test('begins with its organisation, the usual filters and a picture drawn from the base map, once', async () => {
    const add = () =>
      world.call(
        accessMap.updateLocationsMapData,
        { title: ' Accessible Harbour ', slug: 'Accessible-Harbour' },
        { as: council, idempotencyKey: 'add-harbour' },
      )
    const [first, again] = [await add(), await add()]
    expect(first.responseData).toMatchObject({
      title: 'Accessible Harbour',
      slug: 'accessible-harbour',
      status: 'Draft',
      account: { accountId: councilId, name: 'Harbour Council' },
      organisations: [{ accountId: councilId }],
      filterOptionIds: [8, 25, 34, 1, 48],
      isLocationImageDrawn: true,
      logo: null,
      publishedAt: null,
      version: 1,
    })
    expect(again.responseData).toEqual(first.responseData)
    expect(await sizeOf(first.responseData?.locationImage?.url)).toEqual([600, 360])
  })

  test('has an address of its own', async () => {
    await addDraft('taken')
    const add = async (slug: string) =>
      world.call(accessMap.updateLocationsMapData, { title: 'Other', slug }, { as: administrator })
    expect(await add('taken')).toMatchObject({ httpStatusCode: 409, error: { name: 'AddressTaken' } })
    for (const slug of ['12345', 'ab', 'with space', '-x-', 'a--b']) expect((await add(slug)).httpStatusCode).toBe(422)
  })
})

describe('title and pictures', () => {
  test('are saved in the sizes of the source, and go back to the drawn picture', async () => {
    const { accessMapId, version, slug } = await addDraft('pictures')
    const data = { accessMapId, title: 'Pictures', slug }
    const files = {
      logo: { name: 'logo.png', contentType: 'image/png', content: await pictureOf(900, 500) },
      locationImage: { name: 'bay.png', contentType: 'image/png', content: await pictureOf(1000, 1000) },
    }
    const silent = await world.call(accessMap.updateLocationsMapData, { ...data, version }, { as: council, files })
    expect(silent).toMatchObject({ httpStatusCode: 422, error: { fields: { locationImageAlt: expect.any(String) } } })

    const saved = await world.call(
      accessMap.updateLocationsMapData,
      { ...data, version, locationImageAlt: 'The bay' },
      { as: council, files },
    )
    expect(saved.responseData).toMatchObject({ isLocationImageDrawn: false, locationImage: { alt: 'The bay' } })
    expect(await sizeOf(saved.responseData?.logo?.url)).toEqual([360, 360])
    expect(await sizeOf(saved.responseData?.logo?.smallUrl)).toEqual([140, 140])
    expect(await sizeOf(saved.responseData?.locationImage?.url)).toEqual([600, 360])

    const back = await world.call(
      accessMap.updateLocationsMapData,
      { ...data, version: version + 1, isLocationImageDeleted: true, isLogoDeleted: true },
      { as: council },
    )
    expect(back.responseData).toMatchObject({ isLocationImageDrawn: true, logo: null, version: version + 2 })
  })
})

describe('the content', () => {
  test('is the other save of one version: the second of two editors is refused', async () => {
    const draft = await addDraft('content')
    const content = contentOf(draft)
    const save = (intro: string, as: MadePerson) =>
      world.call(accessMap.updateMapContentData, { ...content, intro }, { as })
    const first = await save('Measured, not ticked.', council)
    expect(first.responseData).toMatchObject({ intro: 'Measured, not ticked.', version: draft.version + 1 })
    expect(await save('Another', administrator)).toMatchObject({
      httpStatusCode: 409,
      error: { name: 'ChangedMeanwhile' },
    })
    const data = { accessMapId: draft.accessMapId, version: draft.version, title: 'Late', slug: draft.slug }
    expect(await world.call(accessMap.updateLocationsMapData, data, { as: council })).toMatchObject({
      error: { name: 'ChangedMeanwhile' },
    })
  })

  test('draws the picture again where the first view moves', async () => {
    const draft = await addDraft('moved')
    const firstView = { ...draft.firstView, latitude: -36.85, longitude: 174.76, placeName: 'Auckland' }
    const { responseData } = await world.call(
      accessMap.updateMapContentData,
      { ...contentOf(draft), firstView },
      { as: council },
    )
    expect(responseData?.locationImage?.url).not.toBe(draft.locationImage?.url)
    expect(responseData?.locationImage?.alt).toBe('Map of Auckland')
  })

  test('opens where it shows all of its places, until somebody chooses another view', async () => {
    const accountId = await makeAccount(world, { name: 'Wide Council', subtype: businessSubtype.Council })
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    await makeVenue(world, { accountId, lat: -41.15, lng: 174.85 })
    await makeVenue(world, { accountId, lat: -41.25, lng: 174.95 })
    const draft = await addDraft('wide', admin)
    expect(draft.firstView).toMatchObject({ latitude: -41.2, longitude: 174.9, zoom: 10.5 })
    const save = async (content: ReturnType<typeof contentOf>) => {
      const { responseData, error } = await world.call(accessMap.updateMapContentData, content, { as: admin })
      if (!responseData) throw new Error(error?.message)
      return responseData
    }
    const town = { name: 'Near', latitude: -41.27, longitude: 174.97, radiusKm: 1 }
    await makeVenue(world, { lat: -41.27, lng: 174.97 })
    const wider = await save({ ...contentOf(draft), towns: [town] })
    expect(wider.firstView).toMatchObject({ latitude: -41.21, longitude: 174.91, zoom: 10.2 })
    const chosen = { ...wider.firstView, latitude: -41.25, zoom: 12 }
    const kept = await save({ ...contentOf(wider), firstView: chosen })
    expect(kept.firstView).toMatchObject(chosen)
    expect((await save({ ...contentOf(kept), towns: [] })).firstView).toMatchObject(chosen)
  })

  test('opens at the start of its organisation where no map is wide enough for its places', async () => {
    const accountId = await makeAccount(world, { name: 'Two Islands', subtype: businessSubtype.Council })
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    await makeVenue(world, { accountId, lat: -36.85, lng: 174.76 })
    await makeVenue(world, { accountId, lat: -45.87, lng: 170.5 })
    const { firstView } = await addDraft('two-islands', admin)
    expect(firstView).toMatchObject({ latitude: -41.2866, placeName: 'Wellington' })
  })

  test('refuses organisations that do not exist, filters twice, and a radius that is none', async () => {
    const content = contentOf(await addDraft('refused'))
    const save = (change: Partial<typeof content>) =>
      world.call(accessMap.updateMapContentData, { ...content, ...change }, { as: council })
    expect((await save({ accountIds: [999_999] })).error?.name).toBe('NoSuchSource')
    expect((await save({ badgePartnerIds: [999_999] })).error?.name).toBe('NoSuchSource')
    expect((await save({ filterOptionIds: [8, 8] })).httpStatusCode).toBe(422)
    expect((await save({ filterOptionIds: [999] })).httpStatusCode).toBe(422)
    const town = { name: 'Newtown', latitude: -41.3, longitude: 174.7, radiusKm: 0 }
    expect((await save({ towns: [town] })).error?.fields).toHaveProperty('towns.0.radiusKm')
  })
})

describe('publication', () => {
  test('is asked for by the organisation, answered with a reason, asked for again and granted', async () => {
    const { accessMapId, version, slug, changedAt, changedBy } = await addDraft('asked')
    const ask = (of: number) =>
      world.call(accessMap.requestMapPublication, { accessMapId, version: of }, { as: council })
    expect((await ask(version)).responseData).toMatchObject({ status: 'Requested', version: version + 1 })
    expect((await ask(version + 1)).error?.name).toBe('AlreadyRequested')
    const decline = (of: number) =>
      world.call(
        accessMap.declineMapPublication,
        { accessMapId, version: of, reason: 'Please add an introduction.' },
        { as: administrator },
      )
    expect((await decline(version + 1)).responseData).toMatchObject({
      status: 'Declined',
      reason: 'Please add an introduction.',
      changedAt,
      changedBy,
    })
    expect((await decline(version + 2)).error?.name).toBe('NotRequested')
    expect((await world.call(accessMap.getAccessMap, { id: slug })).httpStatusCode).toBe(404)

    expect((await ask(version + 2)).responseData).toMatchObject({ status: 'Requested', reason: null })
    const publish = (of: number) =>
      world.call(accessMap.publishMap, { accessMapId, version: of }, { as: administrator })
    expect((await publish(version + 2)).error?.name).toBe('ChangedMeanwhile')
    expect((await publish(version + 3)).responseData).toMatchObject({
      status: 'Published',
      publishedAt: expect.any(String),
      changedAt,
      changedBy,
    })
    expect((await publish(version + 4)).error?.name).toBe('NothingChanged')
    expect((await ask(version + 4)).error?.name).toBe('NothingChanged')
    expect((await world.call(accessMap.getAccessMap, { id: slug })).responseData).toMatchObject({
      accessMapId,
      placeCount: 2,
    })

    await world.settle()
    const subjects = async (email: string) => (await world.mailbox(email)).map(({ subject }) => subject)
    expect((await subjects(administrator.email)).filter((one) => one.endsWith('asks to be published'))).toHaveLength(2)
    const answers = (await world.mailbox(council.email)).slice(-2)
    expect(answers.map(({ kind }) => kind)).toEqual(['access map answered', 'access map answered'])
    // Sent by two jobs, in whichever order.
    expect(answers.map(({ text }) => text)).toContainEqual(expect.stringContaining('Please add an introduction.'))
    expect(answers.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/is public now$/))
    const trail = await world.db
      .selectFrom('admin.audit_entry')
      .select(['action', 'admin_user_profile_id', 'before', 'after'])
      .where('target_kind', '=', 'access map')
      .where('target_id', '=', accessMapId)
      .execute()
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'add-access-map',
      'decline-map-publication',
      'publish-map',
      'request-map-publication',
      'request-map-publication',
    ])
    expect(trail.find(({ action }) => action === 'decline-map-publication')).toMatchObject({
      admin_user_profile_id: administrator.userProfileId,
      before: { status: 'Requested', reason: null },
      after: { status: 'Declined', reason: 'Please add an introduction.' },
    })
  })

  test('is no longer asked for once the organisation takes its request back, and can be asked for again', async () => {
    const { accessMapId, version } = await addDraft('taken-back')
    const ask = (of: number, isTakenBack = false) =>
      world.call(accessMap.requestMapPublication, { accessMapId, version: of, isTakenBack }, { as: council })
    expect((await ask(version, true)).error?.name).toBe('NotRequested')
    await ask(version)
    expect((await ask(version, true)).error?.name).toBe('ChangedMeanwhile')
    expect((await ask(version + 1, true)).responseData).toMatchObject({
      status: 'Draft',
      requestedAt: null,
      version: version + 2,
    })
    const decline = { accessMapId, version: version + 2, reason: 'Please add an introduction.' }
    expect((await world.call(accessMap.declineMapPublication, decline, { as: administrator })).error?.name).toBe(
      'NotRequested',
    )
    expect((await ask(version + 2)).responseData).toMatchObject({ status: 'Requested' })
    await world.settle()
    const trail = await world.db
      .selectFrom('admin.audit_entry')
      .select('action')
      .where('target_kind', '=', 'access map')
      .where('target_id', '=', accessMapId)
      .execute()
    expect(trail.map(({ action }) => action)).toContain('take-back-map-request')
  })

  test('shows the old map until the new draft is published, and keeps its address', async () => {
    const draft = await addDraft('public', administrator)
    const filled = await world.call(
      accessMap.updateMapContentData,
      { ...contentOf(draft), accountIds: [councilId] },
      { as: administrator },
    )
    const version = filled.responseData?.version ?? 0
    const { accessMapId } = draft
    await world.call(accessMap.publishMap, { accessMapId, version }, { as: administrator })
    const rename = (slug: string, of: number) =>
      world.call(
        accessMap.updateLocationsMapData,
        { accessMapId, version: of, title: 'New title', slug },
        { as: administrator },
      )
    expect((await rename('elsewhere', version + 1)).error?.name).toBe('AddressIsPublic')
    expect((await rename('public', version + 1)).responseData).toMatchObject({ title: 'New title', status: 'Draft' })
    const shown = async () => (await world.call(accessMap.getAccessMap, { id: 'public' })).responseData?.title
    expect(await shown()).toBe('Map public')
    await world.call(accessMap.publishMap, { accessMapId, version: version + 2 }, { as: administrator })
    expect(await shown()).toBe('New title')

    const change = (of: number) => ({ accessMapId, version: of })
    expect((await world.call(accessMap.deleteMap, change(version + 3), { as: administrator })).error?.name).toBe(
      'IsPublic',
    )
    const offline = await world.call(accessMap.takeMapOffline, change(version + 3), { as: administrator })
    expect(offline.responseData).toMatchObject({ status: 'Draft', publishedAt: null })
    expect(await shown()).toBeUndefined()
    expect((await world.call(accessMap.takeMapOffline, change(version + 4), { as: administrator })).error?.name).toBe(
      'NotPublic',
    )
    expect((await world.call(accessMap.deleteMap, change(version + 3), { as: administrator })).error?.name).toBe(
      'ChangedMeanwhile',
    )
    expect((await world.call(accessMap.deleteMap, change(version + 4), { as: administrator })).responseData).toEqual({
      done: true,
    })
  })

  test('needs public places', async () => {
    const { accessMapId, version } = await addDraft('empty', administrator)
    const change = { accessMapId, version }
    expect((await world.call(accessMap.publishMap, change, { as: administrator })).error?.name).toBe('NoPlaces')
    expect((await world.call(accessMap.requestMapPublication, change, { as: administrator })).error?.name).toBe(
      'NoPlaces',
    )
  })

  test('an organisation neither publishes nor touches the maps of others', async () => {
    const { accessMapId } = await makeAccessMap(world, { accountId: councilId })
    const neighbour = await makePerson(world, {
      accountId: await makeAccount(world, { subtype: businessSubtype.Hybrid }),
      isAccountAdmin: true,
    })
    const change = { accessMapId, version: 1 }
    const statuses = await Promise.all([
      world.fetch(accessMap.publishMap, change, { as: council }),
      world.fetch(accessMap.takeMapOffline, change, { as: neighbour }),
      world.fetch(accessMap.deleteMap, change, { as: neighbour }),
      world.fetch(accessMap.requestMapPublication, change, { as: neighbour }),
      world.fetch(accessMap.updateLocationsMapData, { ...change, title: 'X', slug: 'mine-now' }, { as: neighbour }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 404, 404])
  })
})

describe('the preview', () => {
  test('counts each place once, each source, each filter and old facts', async () => {
    const library = { name: 'Te Aro', latitude: -41.2924, longitude: 174.7787, radiusKm: 1 }
    await makeVenue(world, { name: 'Gallery', lat: -41.2924, lng: 174.7787, facts: { 34: true } })
    await makeVenue(world, { name: 'Office', lat: -41.2924, lng: 174.7787, isPrivate: true })
    const { responseData } = await world.call(
      accessMap.getAccessMapPreview,
      {
        accountIds: [councilId],
        badgePartnerIds: [],
        towns: [library],
        filterOptionIds: [25, 34, 60],
        near: { latitude: -41.29, longitude: 174.78 },
      },
      { as: council },
    )
    expect(responseData?.organisations).toEqual([{ accountId: councilId, name: 'Harbour Council', placeCount: 2 }])
    const inTown = responseData?.townCounts[0] ?? 0
    expect(inTown).toBeGreaterThan(0)
    expect(responseData?.placeCount).toBe(2 + inTown - (responseData?.sharedCount ?? 0))
    expect(responseData).toMatchObject({ staleCount: 1, filterCounts: [2, 1, 0] })
    expect(responseData?.places.map(({ name }) => name)).toContain('Gallery')
    expect(responseData?.places.map(({ name }) => name)).not.toContain('Office')
    const nothing = { accountIds: [], badgePartnerIds: [], towns: [], filterOptionIds: [25], near: library }
    const { latitude, longitude } = library
    expect(
      (await world.call(accessMap.getAccessMapPreview, { ...nothing, near: { latitude, longitude } }, { as: council }))
        .responseData,
    ).toMatchObject({ placeCount: 0, filterCounts: [0], places: [] })
  })

  test('tells no names of people, nor of organisations without a public place', async () => {
    const person = await makePerson(world, { firstName: 'Aroha' })
    const refugeId = await makeAccount(world, { name: 'A refuge' })
    await makeVenue(world, { accountId: refugeId, name: 'Where it is', isPrivate: true })
    const content = contentOf(await addDraft('names'))
    for (const accountId of [person.accountId, refugeId]) {
      const asked = { ...content, accountIds: [accountId], near: { latitude: -41.29, longitude: 174.78 } }
      const { accountIds, badgePartnerIds, towns, filterOptionIds, near } = asked
      const preview = await world.call(
        accessMap.getAccessMapPreview,
        { accountIds, badgePartnerIds, towns, filterOptionIds, near },
        { as: council },
      )
      expect(preview.responseData?.organisations).toEqual([])
      const saved = await world.call(accessMap.updateMapContentData, { ...content, accountIds }, { as: council })
      expect(saved.error?.name).toBe('NoSuchSource')
    }
  })

  test('finds what can be added by its name', async () => {
    const { responseData } = await world.call(accessMap.getMapSources, { search: 'harbour' }, { as: council })
    expect(responseData?.organisations).toEqual([{ accountId: councilId, name: 'Harbour Council', placeCount: 2 }])
    const towns = await world.call(accessMap.getMapSources, { search: 'newtown' }, { as: council })
    expect(towns.responseData?.towns[0]).toMatchObject({ name: 'Newtown' })
  })
})
