import { expect, test } from 'vitest'
import { worldsBesideChange } from './worlds-beside-change.ts'

const handler = 'services/admin/src/calls/retention/update-retention.ts'

test('a handler reaches its service’s tests and the worlds that start it, no others', () => {
  const beside = worldsBesideChange([handler, 'mfe-admin/src/register.tsx', 'README.md'])
  expect(beside).toContain('services/booking/test/races.test.ts')
  expect(beside.filter((test) => test.startsWith('services/admin/'))).toEqual([])
  // It starts identity and admin.
  expect(beside).not.toContain('services/identity/test/account/update-user-by-global-admin.test.ts')
  // They start every service.
  expect(beside.filter((test) => /hostile-input|rights-of-calls/.test(test))).toEqual([])
})

test('a migration, a view, a shared package and a helper of tests reach every world', () => {
  for (const file of [
    'services/admin/src/db/migrations/0075-retention.ts',
    'services/admin/src/db/views.ts',
    'shared/domain/src/ids.ts',
    'services/provider/test/make-job.ts',
    'package.json',
  ])
    expect(worldsBesideChange([handler, file]), file).toEqual([])
})

test('a change of pages alone is left to what they import', () => {
  expect(worldsBesideChange(['mfe-admin/src/register.tsx', 'docs/glossary.md'])).toEqual([])
})
