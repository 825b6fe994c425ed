import type { ModuleFederation } from '@module-federation/enhanced/runtime'

/** One module that the page can share with remotes. */
export interface OfferedFile {
  readonly name: string
  readonly version: string
  readonly load: () => Promise<unknown>
}

/** Shares modules with remotes; call once. Modules that the host has already loaded are shared as they are. */
export function offerShared(host: ModuleFederation, files: readonly OfferedFile[]): void {
  host.initOptions({
    name: host.name,
    remotes: [],
    shared: Object.fromEntries(
      files.map(({ name, version, load }) => [
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
  })
}
