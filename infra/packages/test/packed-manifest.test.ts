import { describe, expect, it } from 'vitest'
import { packedManifest } from '../src/packed-manifest.ts'

const sources = {
  name: '@waymark/ui',
  version: '1.2.0',
  exports: {
    './package.json': './package.json',
    './button': './src/actions/button.tsx',
    './styles/*': './src/styles/*',
  },
  dependencies: { '@waymark/domain': '*', react: '19.3.1', 'react-aria-components': '1.22.1' },
  devDependencies: { vitest: '5.1.0', vite: '8.3.8' },
}

describe('what is packed of a package', () => {
  it('has entries of compiled files with their types, and asks for the version that it was compiled with', () => {
    expect(packedManifest(sources, new Set(['react', 'vitest']))).toMatchObject({
      exports: {
        './package.json': './package.json',
        './button': { types: './dist/actions/button.d.ts', default: './dist/actions/button.js' },
        './styles/*': './dist/styles/*',
      },
      dependencies: { '@waymark/domain': '^1.2.0', 'react-aria-components': '1.22.1' },
    })
  })

  it('finds what a page holds once beside it, and does without what tests alone take', () => {
    expect(packedManifest(sources, new Set(['vitest']))).toMatchObject({
      peerDependencies: { react: '^19.3.1', vitest: '^5.1.0' },
      peerDependenciesMeta: { vitest: { optional: true } },
    })
  })

  it('is nothing where something is imported that nobody declares', () => {
    expect(() => packedManifest(sources, new Set(['zod']))).toThrow('@waymark/ui imports zod without declaring it.')
  })
})
