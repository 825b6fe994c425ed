import { expect, test } from 'vitest'
import { thingOf } from './thing-of.ts'

test('says what an action was done to, and leads there', () => {
  const of = (targetKind: string, targetName: string | null = null) => thingOf({ targetKind, targetId: 7, targetName })
  expect(of('account')).toEqual({ label: 'Your organisation', href: '/business/profile' })
  expect(of('person', 'Ioane Tuilagi')).toEqual({ label: 'Ioane Tuilagi', href: '/business/user-management/7' })
  expect(of('person').label).toBe('Somebody who is gone')
  expect(of('booking')).toEqual({ label: 'Booking 7', href: '/booking/7' })
  expect(of('access map').href).toBe('/business/access-maps/7')
  expect(of('review')).toEqual({ label: 'Review 7', href: null })
})
