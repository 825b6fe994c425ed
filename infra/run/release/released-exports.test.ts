import { expect, it } from 'vitest'
import { missingExports, presentExports, releasedExports } from './released-exports.ts'

it('a remote of before misses a module and a name that are gone, and nothing that is new', () => {
  const before = { '@waymark/ui/button': ['Button', 'ButtonProps'], '@waymark/ui/card': ['Card'] }
  const after = { '@waymark/ui/button': ['Button', 'LargeButton'], '@waymark/ui/tile': ['Tile'] }
  expect(missingExports(before, after)).toEqual(['@waymark/ui/button has no ButtonProps', '@waymark/ui/card is gone'])
})

it('knows functions, constants, classes, types and what is passed on', () => {
  const present = presentExports()
  expect(present['@waymark/ui/button']).toEqual(['Button', 'ButtonProps'])
  expect(present['@waymark/web-kit/store']).toContain('useAppStore')
  expect(present['@waymark/web-kit/remote-module']).toContain('RemoteModule')
  expect(present['@waymark/web-kit/router']).toContain('useNavigate')
  expect(Object.entries(present).filter(([, names]) => names.length === 0)).toEqual([])
})

it('the page lends everything that it lent at the last release', () => {
  const hint = 'A remote in another repository may take it: keep it until a major version, and say the new beside it.'
  expect(missingExports(releasedExports(), presentExports()), hint).toEqual([])
})
