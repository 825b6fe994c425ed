import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tools/repository.ts'
import { journeysOfChange } from './journeys-of-change.ts'

test('a change of a remote runs the journeys through it, its own tests and words run none', () => {
  expect(journeysOfChange(['mfe-map/src/register.tsx', 'services/map/src/service.ts'])).toEqual([
    'main-job',
    'first-screen',
    'location-map',
    'search.spec',
  ])
  expect(
    journeysOfChange(['mfe-map/src/pins.test.ts', 'services/map/test/rebuild-index.test.ts', 'README.md']),
  ).toEqual([])
})

test('a changed journey runs itself', () => {
  expect(journeysOfChange(['infra/e2e/journeys/team.spec.ts'])).toEqual(['team.spec'])
})

test('every service and remote has its journeys, and they are there', () => {
  const folders = readdirSync(join(root, 'services')).map((name) => `services/${name}`)
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  const journeys = readdirSync(join(root, 'infra/e2e/journeys'))
  for (const folder of [...folders, ...remotes, 'shell'].filter((name) => existsSync(join(root, name, 'src')))) {
    const chosen = journeysOfChange([`${folder}/src/index.ts`])
    expect(chosen, folder).not.toEqual([])
    for (const journey of chosen)
      expect(
        journeys.some((file) => file.includes(journey)),
        journey,
      ).toBe(true)
  }
})
