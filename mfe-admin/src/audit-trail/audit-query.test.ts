import { expect, test } from 'vitest'
import { auditInput } from './audit-query.ts'

test('reads the filters of the URL, and leaves out what is none', () => {
  const filters = { action: ['cancel-booking'], thing: ['booking'], from: ['2026-11-01'], to: ['2026-11-24'] }
  expect(auditInput({ filters, search: 'rao' })).toEqual({
    search: 'rao',
    action: 'cancel-booking',
    targetKind: 'booking',
    fromDate: '2026-11-01',
    toDate: '2026-11-24',
  })
  expect(auditInput({ filters: { action: ['x'], thing: ['y'], from: ['2026-02-30'], to: [] }, search: '' })).toEqual({
    search: '',
  })
})
