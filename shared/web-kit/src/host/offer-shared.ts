import type { ModuleFederation } from '@module-federation/enhanced/runtime'

/** One module that the page can give to remotes. */
export interface OfferedFile {
  readonly name: string
  readonly version: string
  readonly load: () => Promise<unknown>
}

/** Offers modules to remotes; call once. The host has loaded some of them already: those are given as they are. */
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
