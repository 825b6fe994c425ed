import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { intercom } from '@waymark/contracts/intercom'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Intercom's API as far as tags need it: one contact, who has a tag of ours and one of the support team. */
const asked: string[] = []
let knownId = ''
const api = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  asked.push(`${request.method} ${request.url} ${body}`.trim())
  expect(request.headers.authorization).toBe('Bearer token-of-a-test')
  const answer = request.url?.endsWith('/search')
    ? { data: body.includes(`"${knownId}"`) ? [{ id: 'c1' }] : [] }
    : request.method === 'GET'
      ? {
          data: [
            { id: 't1', name: 'Uses the map' },
            { id: 't2', name: 'VIP' },
          ],
        }
      : { id: 't9' }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})

let world: World
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const { port } = api.address() as AddressInfo
  const env = { INTERCOM_ACCESS_TOKEN: 'token-of-a-test', INTERCOM_API_BASE: `http://127.0.0.1:${port}` }
  world = await bootWorld({ services: ['identity'], env })
})
afterAll(async () => {
  await world.stop()
  api.close()
})

test('adds what is missing, takes off what is ours, and leaves the tags of others alone', async () => {
  const person = await makePerson(world)
  knownId = String(person.userProfileId)
  const answer = await world.call(intercom.updateIntercomUserTags, { tags: ['Runs a location'] }, { as: person })
  expect(answer.responseData).toEqual({ done: true })
  await world.settle()
  expect(asked).toEqual([
    expect.stringMatching(/^POST \/contacts\/search .*external_id/),
    'GET /contacts/c1/tags',
    'POST /tags {"name":"Runs a location"}',
    'POST /contacts/c1/tags {"id":"t9"}',
    'DELETE /contacts/c1/tags/t1',
  ])
})

test('lets somebody be who never opened the widget', async () => {
  asked.length = 0
  await world.call(intercom.updateIntercomUserTags, { tags: ['Uses the map'] }, { as: await makePerson(world) })
  await world.settle()
  expect(asked).toHaveLength(1)
})

test('refuses words of others, strangers, and everybody where there is no widget', async () => {
  const person = await makePerson(world)
  const status = async (tags: unknown, as?: typeof person) =>
    (await world.fetch(intercom.updateIntercomUserTags, { tags }, as ? { as } : {})).statusCode
  expect(await status(['VIP'], person)).toBe(422)
  expect(await status([])).toBe(401)
  const without = await bootWorld({ services: ['identity'] })
  const refused = await without.call(intercom.updateIntercomUserTags, { tags: [] }, { as: await makePerson(without) })
  expect(refused.error?.name).toBe('NoSupportWidget')
  await without.stop()
})
