import { serviceArea } from '@waymark/contracts/service-area'
import { pdfOf } from '@waymark/service-kit/testing/pdf-of'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const stepFree = 8
const doorWidth = 11
const world = await testWorld({ services: ['provider', 'map'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

const save = (wishes: object, files: object = {}, idempotencyKey?: string) =>
  world.call(
    serviceArea.uploadVenueAccessibilityInfomation,
    { serviceAreaId: team.serviceAreaId, version: 1, ...wishes },
    { as: team.staffManager, files: { ...files }, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const pdf = async (title = 'plain') => ({
  name: 'access.pdf',
  contentType: 'application/pdf',
  content: await pdfOf(title),
})
const yes = (accessibilityOptionId: number, more: object = {}) => ({ accessibilityOptionId, value: 'yes', ...more })
const no = (accessibilityOptionId: number) => ({ accessibilityOptionId, value: 'no' })

test('saves facts with measure, note and source, and dates a changed fact today', async () => {
  const answer = await save({
    facts: [yes(doorWidth, { measure: 82, note: ' Opens outwards ', source: 'Measured by us' }), no(stepFree)],
  })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toMatchObject({
    version: 2,
    accessibilityFacts: [
      { accessibilityOptionId: stepFree, value: 'no', measure: null, checkedOn: '2026-11-24' },
      {
        accessibilityOptionId: doorWidth,
        value: 'yes',
        measure: 82,
        note: 'Opens outwards',
        source: 'Measured by us',
        checkedOn: '2026-11-24',
        photo: null,
        photoAlt: null,
      },
    ],
  })
  const settings = await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: team.staffManager })
  expect(settings.responseData?.enabledAccessibilityOptionIds).toEqual([doorWidth])
  await world.settle()
  const indexed = await world.db
    .selectFrom('map.venue')
    .select('checked_on')
    .where('service_area_id', '=', team.serviceAreaId)
    .execute()
  expect(indexed).toEqual([{ checked_on: '2026-11-24' }])
})

test('refuses at its field what contradicts another fact; what contradicted before keeps nobody from saving', async () => {
  const [lift, liftDoorWidth] = [16, 17]
  const wide = yes(liftDoorWidth, { measure: 90 })
  const says = '“Lift to every floor” is no, but “Width of the lift door” is given.'
  const answer = await save({ facts: [no(stepFree), wide, no(lift)] })
  expect(answer.error?.fields).toEqual({ 'facts.1.value': says })
  expect((await save({ facts: [wide] })).error).toBeNull()
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: team.serviceAreaId, accessibility_option_id: lift, is_met: false })
    .execute()
  expect((await save({ version: 2, facts: [no(lift), wide, yes(stepFree)] })).error).toBeNull()
})

test('keeps the day of an unchanged fact, and makes omitted ones unknown', async () => {
  await save({
    facts: [
      yes(doorWidth, { measure: 82, checkedOn: '2025-03-01' }),
      yes(stepFree, { checkedOn: '2025-03-01' }),
      no(15),
    ],
  })
  const answer = await save({ version: 2, facts: [yes(doorWidth, { measure: 82 }), no(stepFree)] })
  expect(answer.responseData?.accessibilityFacts.map((fact) => [fact.accessibilityOptionId, fact.checkedOn])).toEqual([
    [stepFree, '2026-11-24'],
    [doorWidth, '2025-03-01'],
  ])
})

test('turns plain ticks into yes where nothing is known', async () => {
  await save({ facts: [no(stepFree)] })
  const answer = await save({ version: 2, enabledAccessibilityOptionIds: [stepFree, 15] })
  expect(answer.responseData?.accessibilityFacts.map((fact) => [fact.accessibilityOptionId, fact.value])).toEqual([
    [stepFree, 'no'],
    [15, 'yes'],
  ])
})

test('a width whose measure was never known keeps nobody from saving', async () => {
  await save({ enabledAccessibilityOptionIds: [doorWidth] })
  expect((await save({ version: 2, facts: [yes(doorWidth), no(stepFree)] })).error).toBeNull()
})

test('attaches a picture to a fact, and removes it, also once the answer is another one', async () => {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const proofPhotos = { name: 'door.png', contentType: 'image/png', content }
  const silent = await save({ facts: [yes(stepFree)], proofPhotoOptionIds: [stepFree] }, { proofPhotos })
  expect(Object.keys(silent.error?.fields ?? {})).toEqual(['proofPhotoAlts'])
  const answer = await save(
    { facts: [yes(stepFree)], proofPhotoOptionIds: [stepFree], proofPhotoAlts: ['A door without a step'] },
    { proofPhotos },
  )
  expect(answer.responseData?.accessibilityFacts[0]?.photoAlt).toBe('A door without a step')
  expect(answer.responseData?.accessibilityFacts[0]?.photo).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
  const kept = await save({ version: 2, facts: [yes(stepFree)] })
  expect(kept.responseData?.accessibilityFacts[0]?.photo).toBe(answer.responseData?.accessibilityFacts[0]?.photo)
  const gone = await save({ version: 3, facts: [yes(stepFree, { isPhotoDeleted: true })] })
  expect(gone.responseData?.accessibilityFacts[0]).toMatchObject({ photo: null, photoAlt: null })
  await save(
    { version: 4, facts: [yes(stepFree)], proofPhotoOptionIds: [stepFree], proofPhotoAlts: ['A door'] },
    { proofPhotos },
  )
  const changed = await save({ version: 5, facts: [{ ...yes(stepFree), value: 'no' }] })
  expect(changed.responseData?.accessibilityFacts[0]).toMatchObject({ value: 'no', photo: null, photoAlt: null })
  const unproven = await save({ version: 6, proofPhotoOptionIds: [15], proofPhotoAlts: ['A door'] }, { proofPhotos })
  expect(unproven.httpStatusCode).toBe(422)
})

test('adds and deletes PDFs with titles', async () => {
  const answer = await save({ pdfTitles: ['Access guide', 'Map'] }, { pdfs: [await pdf('a'), await pdf('b')] })
  expect(answer.responseData?.accessibilityPdfs).toMatchObject([
    {
      title: 'Access guide',
      url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.pdf$/),
      sizeBytes: (await pdf('a')).content.length,
    },
    { title: 'Map' },
  ])
  const first = answer.responseData?.accessibilityPdfs[0]?.documentId
  const after = await save({ version: 2, deletedPdfIds: [first] })
  expect(after.responseData?.accessibilityPdfs.map(({ title }) => title)).toEqual(['Map'])
})

test('answers a retry with what is stored, and adds nothing', async () => {
  const guide = await pdf()
  const send = () => save({ pdfTitles: ['Access guide'] }, { pdfs: [guide] }, 'guide-upload-0001')
  await send()
  const again = await send()
  expect(again.error).toBeNull()
  expect(again.responseData?.accessibilityPdfs.map(({ title }) => title)).toEqual(['Access guide'])
  expect(again.responseData?.version).toBe(2)
})

describe('refusals that store nothing', () => {
  const nothingKept = async () => {
    const { version } = await world.db
      .selectFrom('provider.service_area')
      .select('version')
      .where('id', '=', team.serviceAreaId)
      .executeTakeFirstOrThrow()
    expect(version).toBe(1)
  }

  test.each([
    ['an unknown option', { facts: [yes(999)] }, 'facts.0.accessibilityOptionId'],
    ['an option given twice', { facts: [yes(stepFree), no(stepFree)] }, 'facts.1.accessibilityOptionId'],
    ['a measure for an option without one', { facts: [yes(stepFree, { measure: 3 })] }, 'facts.0.measure'],
    ['a width that is not measured', { facts: [yes(stepFree), yes(doorWidth)] }, 'facts.1.measure'],
    ['a door of 4.1 m', { facts: [yes(doorWidth, { measure: 410 })] }, 'facts.0.measure'],
    ['a check dated tomorrow', { facts: [yes(stepFree, { checkedOn: '2026-11-25' })] }, 'facts.0.checkedOn'],
    ['a value other than yes or no', { facts: [{ accessibilityOptionId: stepFree, value: 'maybe' }] }, 'facts.0.value'],
    ['an unknown tick', { enabledAccessibilityOptionIds: [999] }, 'enabledAccessibilityOptionIds'],
    ['a title without a PDF', { pdfTitles: ['Guide'] }, 'pdfTitles'],
  ])('refuses %s', async (_title, wishes, field) => {
    const answer = await save(wishes)
    expect(answer.httpStatusCode).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
    await nothingKept()
  })

  test('refuses a PDF with a script, and a file that is not a PDF', async () => {
    const script = await save(
      { pdfTitles: ['Guide'] },
      {
        pdfs: {
          ...(await pdf()),
          content: await pdfOf('Sneaky', { S: 'JavaScript', JS: 'app.alert(1)' }),
        },
      },
    )
    expect(script).toMatchObject({
      httpStatusCode: 422,
      error: { message: 'This PDF holds scripts, forms or attachments. Please save it without them.' },
    })
    const other = await save({ pdfTitles: ['Guide'] }, { pdfs: { ...(await pdf()), content: Buffer.from('hello') } })
    expect(other.httpStatusCode).toBe(422)
    await nothingKept()
  })

  test('refuses a PDF of another location, and a stale version', async () => {
    const other = await makeTeam(world)
    const { id } = await world.db
      .insertInto('provider.venue_document')
      .values({
        service_area_id: other.serviceAreaId,
        file_key: `${'a'.repeat(64)}.pdf`,
        title: 'Theirs',
        size_bytes: 9,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await save({ deletedPdfIds: [id] })).httpStatusCode).toBe(404)
    expect((await save({ version: 7 })).error?.name).toBe('ChangedMeanwhile')
    await nothingKept()
  })
})
