import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Testing Library’s queries as expressions for the page: the same words find an element in every engine. */
export const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** An element on the screen, as an expression for the page: null if it is not there (yet). */
export type Target = string

const literal = (name: string | RegExp) =>
  typeof name === 'string' ? JSON.stringify(name) : String(name)

export const byRole = (role: string, name: string | RegExp): Target =>
  `TestingLibraryDom.screen.queryAllByRole(${JSON.stringify(role)}, { name: ${literal(name)} })[0] ?? null`

export const byLabel = (name: string | RegExp): Target =>
  `TestingLibraryDom.screen.queryAllByLabelText(${literal(name)})[0] ?? null`

export const byText = (text: string | RegExp): Target =>
  `TestingLibraryDom.screen.queryAllByText(${literal(text)})[0] ?? null`

export const bySelector = (selector: string): Target =>
  `document.querySelector(${JSON.stringify(selector)})`
