/** Foreign origins that may serve remotes, set at build time (shared/build, `WAYMARK_REMOTE_ORIGINS`). */
declare const __WAYMARK_REMOTE_ORIGINS__: readonly string[]

/** Made by shared/build: every file of the packages shared by subpath. */
declare module 'virtual:shared-subpaths' {
  export const sharedSubpaths: readonly {
    readonly name: string
    readonly version: string
    readonly load: () => Promise<unknown>
  }[]
}
