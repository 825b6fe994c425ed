import { bookingJobs } from '@waymark/contracts/jobs/booking'
import { expect, it } from 'vitest'
import { breakingChanges } from './released-contract.ts'
import { presentJobs, releasedJobs } from './released-jobs.ts'

const { id } = bookingJobs.addInvitedArea
const path = `/${id}`

/** The present jobs with one more field in the payload of one. */
function withField(isRequired: boolean) {
  const jobs = structuredClone(presentJobs())
  const schema = jobs.paths[path]?.post?.requestBody?.content['application/json']?.schema
  if (!schema) throw new Error(`${path} has no payload.`)
  const required = [...(schema.required ?? []), ...(isRequired ? ['colour'] : [])]
  Object.assign(schema, { properties: { ...schema.properties, colour: { type: 'string' } }, required })
  return jobs
}

it('knows what each job takes', () => {
  const schema = presentJobs().paths[path]?.post?.requestBody?.content['application/json']?.schema
  expect(Object.keys(schema?.properties ?? {})).toEqual(['userProfileId', 'serviceAreaId'])
})

it('jobs of before go on with a field that may be left out, and break with one that must be there', () => {
  expect(breakingChanges(presentJobs(), withField(false))).toEqual([])
  expect(breakingChanges(presentJobs(), withField(true)).join('\n')).toContain(`POST ${path}`)
})

it('jobs of before break with a field that is refused now, and without their job', () => {
  expect(breakingChanges(withField(false), presentJobs()).join('\n')).toContain('colour is gone')
  const { [path]: _gone, ...paths } = presentJobs().paths
  expect(breakingChanges(presentJobs(), { ...presentJobs(), paths })).toHaveLength(1)
})

it('every job that the last release may have enqueued can still be done', () => {
  const hint =
    'A job waits for hours at times: let a new field be optional, and keep the handler of an old job a release longer.'
  expect(breakingChanges(releasedJobs(), presentJobs()), hint).toEqual([])
})
