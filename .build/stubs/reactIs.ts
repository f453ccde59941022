import { Fragment, isValidElement } from 'react'

/**
 * Stands in for `react-is`, of which Material UI needs these four: it tells what React's own
 * `isValidElement` and the types' marks tell as well. 1 kB gz of the login page.
 */
export const ForwardRef = Symbol.for('react.forward_ref')
export const Memo = Symbol.for('react.memo')

export function isFragment(value: unknown): boolean {
  return isValidElement(value) && value.type === Fragment
}

/** A tag, a component, or what `memo`, `forwardRef`, `lazy` or a context made. */
export function isValidElementType(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    typeof value === 'function' ||
    typeof value === 'symbol' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value))
  )
}
