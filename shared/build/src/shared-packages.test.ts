import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requiredVersionOf, sharedModules, sharedPackages } from './shared-packages.ts'

describe('shared packages', () => {
  it('holds every package as a strict singleton of its major', () => {
    const shared = sharedPackages('alone')
    expect(Object.keys(shared)).toEqual([
      'react',
      'react-dom',
      '@tanstack/react-query',
      'zustand',
      '@waymark/web-kit/',
      '@waymark/ui/',
    ])
    expect(shared.react).toEqual({ singleton: true, strictVersion: true, requiredVersion: '^19.0.0' })
  })

  it('lets a remote bring nothing of its own, unless it runs alone', () => {
    expect(Object.values(sharedPackages('consumer')).every((one) => one.import === false)).toBe(true)
    expect(Object.values(sharedPackages('alone')).every((one) => one.import === undefined)).toBe(true)
  })

  it('knows the range of a package shared by subpath', () => {
    expect(requiredVersionOf('@waymark/ui/button')).toBe(requiredVersionOf('@waymark/ui/card'))
    expect(requiredVersionOf('@waymark/ui/button')).toMatch(/^\^/)
    expect(requiredVersionOf('zod')).toBeUndefined()
  })

  it('offers the packages and every file that those shared by subpath export, and neither tests, styles nor the part of the host', () => {
    const subpaths = sharedModules().map(({ request }) => request)
    expect(subpaths).toContain('react')
    expect(subpaths).toContain('@waymark/ui/button')
    expect(subpaths).toContain('@waymark/ui/toast-queue')
    expect(subpaths).toContain('@waymark/web-kit/router')
    expect(subpaths).toContain('@waymark/web-kit/slot')
    expect(subpaths.filter((one) => /host\/|testing|styles|\.test|\.css/.test(one))).toEqual([])
    expect(new Set(subpaths).size).toBe(subpaths.length)
    expect(sharedModules().filter(({ file }) => file !== undefined && !existsSync(file))).toEqual([])
  })
})
