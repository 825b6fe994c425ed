import { helpPath } from '@waymark/domain/help-search'
import { helpEntries } from '@waymark/domain/help-texts'
import { drawScreen } from '@waymark/web-kit/drawing/draw-screen'
import { pageTitle } from '@waymark/web-kit/page-title'
import type { RouteObject } from '@waymark/web-kit/router'
import type { ComponentType } from 'react'
import { DashboardLayout } from '../layouts/dashboard-layout.tsx'
import { PublicLayout } from '../layouts/public-layout.tsx'
import { publicPages } from '../public-pages.ts'

/** Pages that ask for no data, so that the build can draw them once, for everybody. */
const paths: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/contact-us',
  '/about-us',
  '/accessibility-statement',
  '/privacy-policy',
  '/terms-and-conditions',
  '/open-data',
  '/help',
]

/** Screens of remotes, with an address of each: the frame alone is drawn, and the gateway puts the screen into it. */
const framesOf: readonly (readonly [path: string, address: string, layout: ComponentType])[] = [
  ['/location-map', '/location-map', PublicLayout],
  ['/location-map/:id', '/location-map/1', PublicLayout],
  ['/activity-booking/new-booking', '/activity-booking/new-booking', DashboardLayout],
]

/** The help texts by the addresses of their pages, which have one route. */
const helpTitles: ReadonlyMap<string, string> = new Map(
  helpEntries.map(({ helpKey, title }) => [helpPath(helpKey), title]),
)

interface FirstScreen {
  /** Of the document; the front page keeps that of every document. */
  readonly title?: string
  /** With `<template data-screen>` where a remote's screen belongs. */
  readonly markup: string
}

/** Runs at build, in Node (shared/build, `FirstScreens`): what a visitor sees first at these addresses, by path. */
export async function drawFirstScreens(): Promise<Record<string, FirstScreen>> {
  const drawn: Record<string, FirstScreen> = {}
  for (const path of [...paths, ...helpTitles.keys()]) {
    const routes = [{ Component: PublicLayout, children: publicPages() }]
    const title = helpTitles.get(path) ?? titleOf(routes, path)
    const markup = await draw(routes, path)
    drawn[path] = { markup, ...(title === undefined ? {} : { title: pageTitle(title) }) }
  }
  for (const [path, address, Component] of framesOf)
    drawn[path] = { markup: await draw([{ Component, children: [{ path, Component: ScreenOfRemote }] }], address) }
  return drawn
}

async function draw(routes: RouteObject[], address: string): Promise<string> {
  const drawn = await drawScreen(routes, address)
  if (!drawn) throw new Error(`${address} reads calls: the build cannot draw it.`)
  return drawn.markup
}

function ScreenOfRemote() {
  return <template data-screen />
}

function titleOf(routes: readonly RouteObject[], path: string): string | undefined {
  const handle: unknown = routes.flatMap(({ children }) => children ?? []).find((route) => route.path === path)?.handle
  const isTitled = typeof handle === 'object' && handle !== null && 'title' in handle
  return isTitled && typeof handle.title === 'string' ? handle.title : undefined
}
