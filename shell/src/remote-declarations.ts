import { type AccessRule, accessRules } from '@waymark/domain/rights/access-rules'
import { type MenuSection, menuSectionLabels } from '@waymark/domain/rights/menu'
import { isAtPath, type RouteAccess } from '@waymark/domain/rights/route-access'
import type { RegisteredRemote } from '@waymark/web-kit/host/remote-registry'
import { create } from 'zustand'
import { siteEntryOf } from './site-map.ts'

/** Who may open a screen that its remote has added since this shell was released. */
interface DeclaredRoute {
  readonly path: string
  readonly access: RouteAccess
}

/** Its item in the side menu: last in its section. */
export interface DeclaredMenuItem {
  readonly label: string
  readonly path: string
  readonly section: MenuSection
  readonly access: AccessRule
}

interface Declarations {
  readonly routes: readonly DeclaredRoute[]
  readonly menu: readonly DeclaredMenuItem[]
}

/** What the listed remotes declare of themselves, checked. */
export const useDeclarations = create<Declarations>(() => ({ routes: [], menu: [] }))

const maxLabelLength = 40

/** Takes over what remotes declare of screens at their own addresses; the rest is left out, with a word in the console. */
export function readDeclarations(remotes: readonly RegisteredRemote[]): Declarations {
  const routes: DeclaredRoute[] = []
  const menu: DeclaredMenuItem[] = []
  for (const { name, declares } of remotes) {
    const leaveOut = (what: unknown) => console.warn(`${name} declares what it may not:`, what)
    for (const route of listIn(declares, 'routes')) {
      if (isDeclaredRoute(route) && isOwn(name, route)) routes.push({ path: route.path, access: route.access })
      else leaveOut(route)
    }
    for (const item of listIn(declares, 'menu')) {
      if (isDeclaredItem(item) && isOwn(name, item)) menu.push(item)
      else leaveOut(item)
    }
  }
  return { routes, menu }
}

/**
 * Who may open a path that the shell itself has no row for: what its remote declares; under the address of a remote
 * otherwise somebody who is signed in; anyone elsewhere, where there is nothing.
 */
export function undeclaredAccess(pathname: string, { routes }: Pick<Declarations, 'routes'>): RouteAccess {
  const declared = routes.find(({ path }) => isAtPath(path, pathname))
  return declared?.access ?? (siteEntryOf(pathname) ? 'signedIn' : 'anyone')
}

/** A path is its remote's own; what everybody may open stands in the public layout. */
function isOwn(remote: string, { path, access }: { readonly path: string; readonly access: RouteAccess }): boolean {
  const entry = siteEntryOf(path)
  return entry?.remote === remote && (access !== 'anyone' || entry.layout === 'public')
}

function isDeclaredRoute(route: unknown): route is DeclaredRoute {
  return isRecord(route) && isPath(route.path) && (route.access === 'anyone' || isRule(route.access))
}

function isDeclaredItem(item: unknown): item is DeclaredMenuItem {
  if (!isRecord(item) || !isPath(item.path) || !isRule(item.access) || typeof item.label !== 'string') return false
  return item.label.trim() !== '' && item.label.length <= maxLabelLength && isSection(item.section)
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && /^(\/(?:[\w-]+|\{id\}))+$/.test(path)
}

function isRule(access: unknown): access is AccessRule {
  return typeof access === 'string' && Object.hasOwn(accessRules, access)
}

function isSection(section: unknown): section is MenuSection {
  return typeof section === 'string' && Object.hasOwn(menuSectionLabels, section)
}

function listIn(declares: unknown, name: string): readonly unknown[] {
  const list = isRecord(declares) ? declares[name] : undefined
  return Array.isArray(list) ? list : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
