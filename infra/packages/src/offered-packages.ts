/** A package of the repository that teams in repositories of their own install. */
export interface OfferedPackage {
  /** Its folder below `shared`. */
  readonly folder: string
  /** Settings of the compiler that its sources are checked with here. */
  readonly settings: 'tsconfig.node.json' | 'tsconfig.web.json' | null
  /** The entries that are offered; all when unset. What is left out serves the shell alone. */
  readonly entries?: readonly string[]
}

/** In the order in which they stand on each other. One without settings is packed as it is. */
export const offeredPackages: readonly OfferedPackage[] = [
  { folder: 'domain', settings: 'tsconfig.node.json' },
  { folder: 'contracts', settings: 'tsconfig.node.json' },
  { folder: 'web-kit', settings: 'tsconfig.web.json' },
  { folder: 'ui', settings: 'tsconfig.web.json' },
  { folder: 'build', settings: 'tsconfig.web.json', entries: ['./remote-config', './types'] },
  { folder: 'create-remote', settings: null },
]
