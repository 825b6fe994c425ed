import type { ModuleFederation } from '@module-federation/enhanced/runtime'

/** One module that the page can share with remotes. */
export interface OfferedFile {
  readonly name: string
  readonly version: string
  readonly load: () => Promise<unknown>
}

/**
 * Shares modules with remotes, those named so: a page has more than two hundred, and a remote needs few. What is shared
 * already, or not known, stays as it is. Modules that the host has loaded are shared as they are.
 */
export function offerShared(
  host: Pick<ModuleFederation, 'registerShared'>,
  files: readonly OfferedFile[],
  names: ReadonlySet<string>,
): void {
  host.registerShared(
    Object.fromEntries(
      files
        .filter(({ name }) => names.has(name))
        .map(({ name, version, load }) => [
          name,
          {
            version,
            scope: 'default',
            strategy: 'loaded-first' as const,
            shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
            get: async () => {
              const module = await load()
              return () => module
            },
          },
        ]),
    ),
  )
}
