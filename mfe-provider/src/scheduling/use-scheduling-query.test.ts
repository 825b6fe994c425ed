import { expect, it } from 'vitest'
import { readSchedulingQuery, writeSchedulingQuery } from './use-scheduling-query.ts'

it('restores the same view from the URL', () => {
  const query = { serviceAreaServiceId: 12, tab: 'away', monday: '2026-11-23' } as const
  expect(readSchedulingQuery(writeSchedulingQuery(query))).toEqual(query)
})

it('treats invalid values as not given', () => {
  expect(readSchedulingQuery(new URLSearchParams('service=x&tab=none&week=2026-02-30'))).toEqual({
    serviceAreaServiceId: null,
    tab: 'weekly',
    monday: null,
  })
})

it('opens the week of any day', () => {
  expect(readSchedulingQuery(new URLSearchParams('week=2026-11-26')).monday).toBe('2026-11-23')
})
