import { expect, test } from 'vitest'
import {
  catalogueIdOf,
  catalogueNamesake,
  findSizeOption,
  isOwnService,
  nameInSentence,
  ownServiceMatches,
  serviceKind,
  serviceName,
  serviceNameKey,
  sizeOptionName,
} from './own-services.ts'
import { findService, services } from './services.ts'

test('knows an own service by its number, and what it stands beside', () => {
  expect([1, 44, 1000, 1001, 7016].map(isOwnService)).toEqual([false, false, false, true, true])
  expect([16, 7016, 2_000_044].map(catalogueIdOf)).toEqual([16, 16, 44])
  for (const { id } of services) expect(isOwnService(id)).toBe(false)
})

test('gives an own service the family and sizes beside it, and never its name', () => {
  expect(serviceKind(7016)?.family).toBe('Mobility and transport')
  expect([sizeOptionName(7016, 161), findSizeOption(7016, 12)]).toEqual(['Up to 10 km', null])
  expect([serviceKind(7045), serviceKind(0), findService(7016)]).toEqual([null, null, null])
  expect(serviceName(7016, 'Day at the beach')).toBe('Day at the beach')
  expect(serviceName(7016, null)).toBe('')
  expect(serviceName(16, null)).toBe('Ride in an accessible van')
})

test('compares names as people read them', () => {
  expect(serviceNameKey('  Kōrero — at HOME! ')).toBe('korero at home')
  expect(catalogueNamesake('morning  CARE.')?.id).toBe(1)
  expect(catalogueNamesake('Morning care by the sea')).toBeNull()
})

test('finds an own service by its name and by what it stands beside', () => {
  const own = { id: 1021, name: 'Nordic walking by the harbour' }
  expect(['nordic', 'WALKING harb', 'physio', 'therapy', ''].map((text) => ownServiceMatches(text, own))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(ownServiceMatches('gardening', own)).toBe(false)
})

test('writes names of the catalogue small within a sentence, and leaves what people wrote', () => {
  expect(['Morning care', 'Storytelling in Auslan', 'NZSL Café'].map(nameInSentence)).toEqual([
    'morning care',
    'Storytelling in Auslan',
    'NZSL Café',
  ])
})
