import { country } from '@waymark/domain/enums'
import { afterEach, expect, it, vi } from 'vitest'
import { likelyCountry } from './likely-country.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['Pacific/Auckland', -780, country.nz],
  ['Australia/Perth', -480, country.au],
  ['Australia/Eucla', -525, country.au],
  ['Australia/Lord_Howe', -660, country.au],
  ['Asia/Shanghai', -480, country.nz],
  ['Europe/London', 0, country.nz],
])('%s: %i minutes', (zone, offset, expected) => {
  clockOf(zone, offset)
  expect(likelyCountry()).toBe(expected)
})

it('does not ask for the zone where the clock tells enough, since that is dear', () => {
  const ask = clockOf('Pacific/Auckland', -720)
  likelyCountry()
  expect(ask).not.toHaveBeenCalled()
})

function clockOf(timeZone: string, offset: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  return vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone }
  })
}
