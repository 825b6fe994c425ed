declare module '@openactive/data-model-validator' {
  interface Finding {
    readonly severity: 'failure' | 'warning' | 'suggestion' | 'notice'
    readonly path: string
    readonly message: string
  }
  export function validate(data: unknown, options?: { readonly loadRemoteJson?: boolean }): Promise<Finding[]>
}
