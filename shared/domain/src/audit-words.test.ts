import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionLabel, changedFacts, labelledActions, targetLabel } from './audit-words.ts'

type Entry = Parameters<typeof actionLabel>[0] & Parameters<typeof targetLabel>[0]

function entry(parts: Partial<Entry>): Entry {
  return {
    action: 'update-user',
    targetKind: 'person',
    targetId: 7,
    targetName: null,
    before: null,
    after: null,
    ...parts,
  }
}

describe('an action in words', () => {
  it('names what services write to the trail', () => {
    const services = join(import.meta.dirname, '../../../services')
    const written = globSync('*/src/**/*.ts', { cwd: services }).flatMap((file) =>
      [...readFileSync(join(services, file), 'utf8').matchAll(/\baction: '([a-z-]+)'/g)].map(
        ([, action = '']) => action,
      ),
    )
    expect(written.length).toBeGreaterThan(20)
    const labelled = labelledActions.map(({ id }) => id)
    expect(written.filter((action) => !labelled.includes(action))).toEqual([])
  })

  it('says what changed, before and after', () => {
    const changed = entry({
      before: { firstName: 'Mary', phone: null, isActive: true },
      after: { firstName: 'Mere', phone: '021 555 0199', isActive: true, version: 2 },
    })
    expect(actionLabel(changed)).toBe('Changed the person')
    expect(changedFacts(changed)).toEqual([
      { term: 'First name', detail: 'Mary, now Mere' },
      { term: 'Phone', detail: 'None, now 021 555 0199' },
    ])
  })

  it('says which venues a badge partner vouches for now, and what became of its logo', () => {
    const changed = entry({
      action: 'update-badge-partner-content-data',
      targetKind: 'badge partner',
      before: { name: 'Quiet Hours', description: 'We measure.', serviceAreaIds: [1] },
      after: {
        name: 'Quiet Hours',
        description: 'We measure.',
        serviceAreaIds: [2, 3],
        addedVenues: ['Newtown', 'Petone'],
      },
    })
    expect(changedFacts(changed)).toEqual([{ term: 'Venues added', detail: 'Newtown, Petone' }])
    const logo = entry({ before: { logoKey: 'a' }, after: { logoKey: 'b', logo: 'Replaced' } })
    expect(changedFacts(logo)).toEqual([{ term: 'Logo', detail: 'Replaced' }])
  })

  it('names an action done as the person by its call, and leaves out session ids', () => {
    const acted = entry({ action: 'change-booking', after: { sessionId: 'x', bookingId: 7 } })
    expect(actionLabel(acted)).toBe('As this person: changed booking')
    expect(changedFacts(acted)).toEqual([])
    expect(changedFacts(entry({ action: 'act-as-user', after: { reason: 'Ana called', ip: '10.0.0.1' } }))).toEqual([
      { term: 'Reason', detail: 'Ana called' },
    ])
  })

  it('says what was looked at as the person, with or without words for the call', () => {
    const seen = (action: string) => actionLabel(entry({ action, after: { sessionId: 'x' } }))
    expect(seen('get-data-for-consumer-dashboard')).toBe('As this person: looked at their dashboard')
    expect(seen('get-shortlist')).toBe('As this person: looked at their shortlist')
    expect(seen('get-needs')).toBe('As this person: looked at their needs')
    expect(seen('search-all')).toBe('As this person: looked at a search')
    expect(seen('map-update-profile')).toBe('As this person: map update profile')
  })

  it('names whom it was done to, where that is known', () => {
    expect(targetLabel(entry({ targetKind: 'account', targetName: 'Harbour Care' }))).toBe('Harbour Care (account 7)')
    expect(targetLabel(entry({ targetKind: 'booking' }))).toBe('booking 7')
    expect(targetLabel(entry({ targetKind: 'installation', targetId: null }))).toBe('installation')
  })

  it('names kinds of organisation', () => {
    const changed = entry({
      action: 'update-account-subtype',
      targetKind: 'account',
      before: { businessAccountSubtype: 2 },
      after: { businessAccountSubtype: 4 },
    })
    expect(changedFacts(changed)).toEqual([{ term: 'Kind', detail: 'Service provider, now Council' }])
  })
})
