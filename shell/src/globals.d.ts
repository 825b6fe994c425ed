/** Made by shared/build: every package and file that remotes may use. */
declare module 'virtual:shared-modules' {
  export const sharedModules: readonly {
    readonly name: string
    readonly version: string
    readonly load: () => Promise<unknown>
  }[]
}

/** Made by shared/build: shares the page's federation runtime with remotes. */
declare module 'virtual:federation-runtime' {
  export function lendRuntime(): import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin
}
