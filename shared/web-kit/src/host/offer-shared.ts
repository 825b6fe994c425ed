import { getInstance } from '@module-federation/enhanced/runtime'

/** One file that the page can give to remotes. */
export interface OfferedFile {
  readonly name: string
  readonly version: string
  readonly load: () => Promise<unknown>
}

/** Offers files to remotes beside those that the host uses itself, which keep their place. */
export function offerShared(files: readonly OfferedFile[]): void {
  getInstance()?.registerShared(
    Object.fromEntries(
      files.map(({ name, version, load }) => [
        name,
        {
          version,
          scope: 'default',
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
