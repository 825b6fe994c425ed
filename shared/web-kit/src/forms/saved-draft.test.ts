import { expect, test } from 'vitest'
import { followSaved } from './saved-draft.ts'

const base = { name: 'Kōwhai Care', phone: '04 1', website: '' }

test('untouched fields follow what somebody else saved; edited ones stay', () => {
  const followed = followSaved(base, { ...base, website: 'https://a.nz' }, { ...base, phone: '04 2' })
  expect(followed.value).toEqual({ name: 'Kōwhai Care', phone: '04 2', website: 'https://a.nz' })
  expect(followed.theirs).toEqual({})
})

test('a field that both changed keeps the draft and reports what is saved, until the next save', () => {
  const typed = { ...base, phone: '04 9' }
  const saved = { ...base, phone: '04 2' }
  const first = followSaved(base, typed, saved)
  expect([first.value.phone, first.theirs]).toEqual(['04 9', { phone: '04 2' }])
  const again = followSaved(first.base, { ...first.value, name: 'Kōwhai' }, saved)
  expect([again.value, again.theirs]).toEqual([{ name: 'Kōwhai', phone: '04 9', website: '' }, { phone: '04 2' }])
})

test('the same change by both is not a conflict', () => {
  const both = { ...base, phone: '04 2' }
  expect(followSaved(base, both, both)).toEqual({ base: both, value: both, theirs: {} })
})
