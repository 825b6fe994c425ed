import { describe, expect, it } from 'vitest'
import { fileOfShared, sharedFiles } from './shared-files.ts'
import { sharedModules } from './shared-packages.ts'

describe('the files of shared modules', () => {
  it('name modules that the host offers', () => {
    const offered = new Set(sharedModules().map(({ request }) => request))
    const named = Object.values(sharedFiles).flat()
    expect(named.filter((module) => !offered.has(`@waymark/${module}`))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it('keep together what screens use together, and leave alone the packages that every page starts with', () => {
    const fileOf = (name: string) =>
      sharedModules()
        .filter(({ request }) => request === name)
        .map(fileOfShared)
    expect(fileOf('@waymark/ui/text-field')).toEqual(['shared-app'])
    expect(fileOf('@waymark/web-kit/use-form')).toEqual(['shared-app'])
    expect(fileOf('@waymark/ui/list-part')).toEqual(['shared-lists'])
    expect(fileOf('@waymark/ui/link-card')).toEqual(['shared-access-map'])
    expect(fileOf('@waymark/web-kit/use-send')).toEqual(['shared-kit'])
    expect(fileOf('react')).toEqual([undefined])
  })
})
