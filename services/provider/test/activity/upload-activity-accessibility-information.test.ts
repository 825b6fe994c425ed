import { activity } from '@waymark/contracts/activity'
import { pdfOf } from '@waymark/service-kit/testing/pdf-of'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ActivityTeam, makeActivityTeam } from './activity-team.ts'

const hearingLoop = 34
const picture = { name: 'mats.png', contentType: 'image/png', content: pngOf(1600, 1200) }
const pdf = { name: 'map.pdf', contentType: 'application/pdf', content: await pdfOf('plain') }

let world: World
let team: ActivityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await makeActivityTeam(world)
})

const read = async () => {
  const input = { activityId: team.activityId }
  return (await world.call(activity.getActivityByActivityId, input, { as: team.admin })).responseData
}

const save = (wishes: object, files: object = {}, idempotencyKey?: string) =>
  world.call(
    activity.uploadActivityAccessibilityInformation,
    { activityId: team.activityId, version: 1, ...wishes },
    { as: team.coordinator, files: { ...files }, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const loop = { accessibilityOptionId: hearingLoop, value: 'yes', note: 'Ask for a receiver' }

test('saves facts, proof and PDFs once, apart from those of the venue', async () => {
  const send = () =>
    save(
      {
        facts: [loop],
        proofPhotoOptionIds: [hearingLoop],
        proofPhotoAlts: ['A loop sign'],
        pdfTitles: ['Plan of the hall'],
      },
      { proofPhotos: [picture], pdfs: [pdf] },
      'facts-of-yoga-1',
    )
  const saved = await send()
  expect(saved.responseData).toMatchObject({
    version: 2,
    accessibilityFacts: [
      {
        accessibilityOptionId: hearingLoop,
        note: 'Ask for a receiver',
        checkedOn: '2026-11-24',
        photoAlt: 'A loop sign',
      },
    ],
    documents: [{ title: 'Plan of the hall' }],
  })
  expect(saved.responseData?.accessibilityFacts[0]?.photo).toContain('/files/')
  expect((await send()).responseData).toEqual(saved.responseData)
  const [document] = saved.responseData?.documents ?? []
  const without = await save({ version: 2, facts: [], deletedPdfIds: [document?.documentId] })
  expect(without.responseData).toEqual({ version: 3, accessibilityFacts: [], documents: [] })
  expect(await read()).toMatchObject({ version: 3, venueFacts: [] })
})

test('refuses a stale version, a foreign PDF, too many of them, and an impossible fact', async () => {
  expect((await save({ version: 7, facts: [] })).error?.name).toBe('ChangedMeanwhile')
  expect((await save({ deletedPdfIds: [999_999] })).httpStatusCode).toBe(404)
  const fields = (await save({ facts: [{ ...loop, measure: 5 }] })).error?.fields ?? {}
  expect(Object.keys(fields)).toEqual(['facts.0.measure'])
  await world.db
    .insertInto('provider.activity_document')
    .values(
      Array.from({ length: 20 }, () => ({
        activity_id: team.activityId,
        file_key: `${'a'.repeat(64)}.pdf`,
        title: 'Plan',
        size_bytes: 10,
      })),
    )
    .execute()
  const full = await save({ pdfTitles: ['One more'] }, { pdfs: [pdf] })
  expect(full.error?.message).toBe('An activity can have at most 20 PDFs.')
  expect(await read()).toMatchObject({ version: 1, accessibilityFacts: [] })
})

test('staff may not describe an activity', async () => {
  const { activityId, staff: as } = team
  const facts = { activityId, version: 1 }
  expect((await world.call(activity.uploadActivityAccessibilityInformation, facts, { as })).httpStatusCode).toBe(403)
})
