import { expect, test } from 'vitest'
import { accessOptions } from './options.ts'
import { breakableOptions, optionsOut, optionsOutWith, outagesDuring } from './outages.ts'

const idOf = (key: string) => accessOptions.find((option) => option.key === key)?.id ?? 0

test('takes what goes with a thing out with it', () => {
  expect(optionsOutWith(idOf('lift'))).toEqual([idOf('lift'), idOf('liftDoorWidth')])
  expect(optionsOutWith(idOf('accessibleToilet'))).toContain(idOf('toiletGrabRails'))
  expect(optionsOutWith(idOf('guideDogs'))).toEqual([idOf('guideDogs')])
  expect(optionsOutWith(0)).toEqual([])
})

test('knows which things can break', () => {
  expect(breakableOptions.map(({ key }) => key)).toEqual(expect.arrayContaining(['lift', 'hoist', 'accessibleToilet']))
  expect(breakableOptions.map(({ key }) => key)).not.toContain('guideDogs')
})

test('finds the outages that somebody meets while they are there', () => {
  const outage = (startDateTime: string, endDateTime: string | null) => ({
    accessibilityOptionId: idOf('lift'),
    startDateTime,
    endDateTime,
  })
  const stay = { startDateTime: '2026-12-01T10:00:00', endDateTime: '2026-12-01T11:00:00' }
  const met = [
    outage('2026-11-30T09:00:00', null),
    outage('2026-12-01T10:59:59', '2026-12-02T00:00:00'),
    outage('2026-11-30T09:00:00', '2026-12-01T10:00:01'),
  ]
  const missed = [outage('2026-12-01T11:00:00', null), outage('2026-11-30T09:00:00', '2026-12-01T10:00:00')]
  expect(outagesDuring([...missed, ...met], stay)).toEqual(met)
  expect(optionsOut(met.slice(0, 1))).toEqual([idOf('lift'), idOf('liftDoorWidth')])
  expect(optionsOut([{ accessibilityOptionId: null }])).toEqual([])
})
