import { expect, test } from 'vitest'
import { arohaOnRoster, sessionOfNobody, sinaOnRoster } from '../testing/sample-roster.ts'
import {
  blockedText,
  dayOf,
  distancesOf,
  gapsOf,
  hoursText,
  sessionReason,
  sessionWork,
  touches,
  workOf,
} from './roster-work.ts'

test('says hours as people do', () => {
  expect([0, 45, 60, 1350].map(hoursText)).toEqual(['0 h', '45 min', '1 h', '22 h 30'])
})

test('puts visits and sessions of somebody in order, with the gaps between them', () => {
  const work = workOf(arohaOnRoster)
  expect(work.map(({ title }) => title)).toEqual(['Moana Faleolo', 'Priya Raman', 'Clay and kōrero'])
  expect(gapsOf(work.slice(0, 2))).toEqual([null, 15])
})

test('puts time at another location between the work of a day, and counts the gaps around it', () => {
  const day = '2026-11-25'
  const elsewhere = { startDateTime: `${day}T09:35:00`, endDateTime: `${day}T09:40:00` }
  const parts = dayOf({ ...arohaOnRoster, elsewhere: [elsewhere] }, day)
  expect(parts.map(({ kind }) => kind)).toEqual(['visit', 'elsewhere', 'visit'])
  expect(gapsOf(parts)).toEqual([null, 5, 5])
  expect(parts.flatMap((part) => (part.kind === 'elsewhere' ? blockedText(part, day) : []))).toEqual([
    'At another location, 9:35\u00a0am to 9:40\u00a0am',
  ])
  const [away] = dayOf(sinaOnRoster, '2026-11-27')
  expect(away?.kind === 'away' && blockedText(away, '2026-11-27')).toBe('Away')
})

test('says how far one visit is from the one before it, and nothing of sessions and time away', () => {
  const parts = dayOf(arohaOnRoster, '2026-11-25')
  const [first, second] = arohaOnRoster.visits
  if (!first || !second) throw new Error('The sample has two visits that day.')
  expect(distancesOf(parts)).toEqual([null, 0])
  const far = { ...arohaOnRoster, visits: [first, { ...second, latitude: -41.2045 }] }
  expect(distancesOf(dayOf(far, '2026-11-25')).map((km) => km && Math.round(km))).toEqual([null, 11])
  const elsewhere = [{ startDateTime: '2026-11-25T09:35:00', endDateTime: '2026-11-25T09:40:00' }]
  expect(distancesOf(dayOf({ ...far, elsewhere }, '2026-11-25'))).toEqual([null, null, null])
})

test('says why somebody cannot take it', () => {
  const work = sessionWork(sessionOfNobody)
  expect(
    sessionReason(arohaOnRoster, { ...work, startDateTime: '2026-11-25T10:00:00', endDateTime: '2026-11-25T11:00:00' }),
  ).toBe('Has Priya Raman, 9:45\u00a0am to 10:45\u00a0am')
  expect(sessionReason(sinaOnRoster, work)).toBe('Away then')
  expect(sessionReason({ ...sinaOnRoster, away: [], elsewhere: sinaOnRoster.away }, work)).toBe(
    'At another location then',
  )
})

test('time away touches each of its days', () => {
  const span = { startDateTime: '2026-11-24T12:00:00', endDateTime: '2026-11-26T00:00:00' }
  expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((day) => touches(day, span))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
