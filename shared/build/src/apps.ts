/** One application that the shell finds at run time. */
export interface RemoteApp {
  /** Federation name: an identifier, unique in the suite. */
  readonly name: string
  /** Workspace folder at the root of the repository. */
  readonly folder: string
  /** Where the gateway serves its build. */
  readonly publicPath: `/r/${string}/`
  /** Port of its own development server. */
  readonly devPort: number
}

export const shellName = 'shell'
export const shellDevPort = 4100

/** The remotes of the suite. A new remote is added here, in `shell/src/site-map.ts` and as a workspace. */
export const remoteApps: readonly RemoteApp[] = [
  { name: 'mfe_booking', folder: 'mfe-booking', publicPath: '/r/booking/', devPort: 4101 },
  { name: 'mfe_provider', folder: 'mfe-provider', publicPath: '/r/provider/', devPort: 4102 },
  { name: 'mfe_map', folder: 'mfe-map', publicPath: '/r/map/', devPort: 4103 },
  { name: 'mfe_admin', folder: 'mfe-admin', publicPath: '/r/admin/', devPort: 4104 },
  { name: 'mfe_chat', folder: 'mfe-chat', publicPath: '/r/chat/', devPort: 4105 },
]

/** The remote whose workspace folder is `folder`. Throws for a folder that is not in the list. */
export function remoteAppIn(folder: string): RemoteApp {
  const app = remoteApps.find((candidate) => candidate.folder === folder)
  if (!app) throw new Error(`${folder} is not in the list of remotes in shared/build/src/apps.ts`)
  return app
}
