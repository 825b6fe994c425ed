import { expect, test } from 'vitest'
import { cleanPassword, passwordRefusal } from './password.ts'

const owner = { firstName: 'Hēmi', lastName: 'Parata-Smith', email: 'hemi.parata@demo.test' }

test('normalises wide letters, and removes all spaces, including those that this produces', () => {
  expect(cleanPassword(' kowhai  tree\t7\u00a0')).toBe('kowhaitree7')
  expect(cleanPassword('ＫＯＷ１')).toBe('KOW1')
  expect(cleanPassword('a\u00a8b')).toBe('a\u0308b')
})

test('requires 8 to 255 code points without spaces', () => {
  expect(passwordRefusal('kowhai7')).toBe('Use at least 8 characters.')
  expect(passwordRefusal('k o w h a i 7')).toBe('Use at least 8 characters.')
  expect(passwordRefusal('kowhai7x')).toBeNull()
  expect(passwordRefusal('🦽🌳🏊🚋')).toBe('Use at least 8 characters.')
  const long = 'kowhai-tree7'.repeat(22).slice(0, 255)
  expect(passwordRefusal(long)).toBeNull()
  expect(passwordRefusal(`${long}x`)).toBe('Use at most 255 characters.')
  expect(passwordRefusal('   ')).toBe('Write a password.')
})

test('refuses common passwords, also in another case or followed by digits', () => {
  for (const password of [
    'password',
    'Password1',
    'PASSWORD2026!',
    'qwertyuiop',
    'Qwerty123!',
    '12345678',
    '1q2w3e4r',
    'Welcome2026',
    'Ｐａｓｓｗｏｒｄ',
    'aaaaaaaa',
    'abcabcabc',
    '23456789',
    'hgfedcba',
    '12345678a',
    'x87654321',
    'Waymark2026',
  ])
    expect(passwordRefusal(password), password).toContain('Many people use this password')
})

test("refuses a person's own name or address, but not a longer phrase containing it", () => {
  for (const password of ['Parata2026', 'parata-smith', 'hemiparata', 'Hēmi1234', 'smithparata'])
    expect(passwordRefusal(password, owner), password).toContain('name or email')
  for (const password of ['Parata likes green tea', 'Waymark-2026', 'kererū over Newtown'])
    expect(passwordRefusal(password, owner), password).toBeNull()
})

test('compares names whatever their macrons and accents, and short addresses as a whole', () => {
  const tawhiri = { firstName: 'Tāwhiri', lastName: "O'Neill", email: 'sp1@stranger.test' }
  for (const password of [
    'TawhiriONeill',
    'Tāwhiri-O’Neill',
    'ta\u0304whiri1',
    'sp1@stranger.test',
    'SP1@Stranger.test!',
  ])
    expect(passwordRefusal(password, tawhiri), password).toContain('name or email')
  expect(passwordRefusal('sp1@stranger.test', { email: tawhiri.email })).toContain('name or email')
  expect(passwordRefusal('Tawhiri likes green tea', tawhiri)).toBeNull()
})
