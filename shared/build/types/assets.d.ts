// What the bundler makes of the files that are not code. One pattern serves both plain stylesheets and CSS modules.
declare module '*.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

declare module '*.svg' {
  const url: string
  export default url
}

declare module '*.woff2' {
  const url: string
  export default url
}

declare module '*.pmtiles' {
  const url: string
  export default url
}
