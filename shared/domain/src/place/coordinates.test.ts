import { expect, test } from 'vitest'
import { coordinateRefusal, coordinateValueText, isCoordinate, isPoint } from './coordinates.ts'

test('accepts an optional minus, digits, a dot, then 1 to 20 decimals', () => {
  for (const text of ['-41.2865', '0.0', `1.${'3'.repeat(20)}`, '-90.0', '90.0'])
    expect(isCoordinate('latitude', text)).toBe(true)
  for (const text of [
    '',
    '41',
    '41.',
    '.5',
    '+41.2',
    '-',
    '4 1.2',
    '41,2',
    `1.${'3'.repeat(21)}`,
    '1e1.0',
    '٤١.٢',
    '1.2\n',
  ])
    expect(isCoordinate('latitude', text), text).toBe(false)
})

test('accepts coordinates on the globe only', () => {
  expect(isCoordinate('latitude', '90.0000001')).toBe(false)
  expect(isCoordinate('longitude', '90.0000001')).toBe(true)
  expect(isCoordinate('longitude', '-180.0')).toBe(true)
  expect(isCoordinate('longitude', '-180.0000001')).toBe(false)
  expect(isPoint({ latitude: -91, longitude: 0 })).toBe(false)
  expect(isPoint({ latitude: Number.NaN, longitude: 0 })).toBe(false)
})

test('names the field in the sentence, and asks for the pin where there is none', () => {
  expect(coordinateRefusal('latitude', '')).toBe('There is no pin yet. Set it on the map, or write its latitude.')
  expect(coordinateRefusal('longitude', 'east')).toBe('The longitude is not valid.')
  expect(coordinateRefusal('longitude', '174.7762')).toBeNull()
})

test('formats every number so that the pattern accepts it', () => {
  expect(coordinateValueText(174)).toBe('174.0')
  expect(coordinateValueText(-41.2865)).toBe('-41.2865')
  expect(coordinateValueText(-1e-9)).toBe('0.0')
  for (let degrees = -180; degrees <= 180; degrees += 0.7331) {
    const text = coordinateValueText(degrees)
    expect(isCoordinate('longitude', text), text).toBe(true)
    expect(Number(text)).toBeCloseTo(degrees, 6)
  }
})
