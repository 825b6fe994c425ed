import { memo, type ReactNode } from 'react'

/** Stays as it was while `isKept`. */
export const Kept = memo(
  ({ children }: { readonly isKept: boolean; readonly children: ReactNode }) => children,
  (_before, { isKept }) => isKept,
)
