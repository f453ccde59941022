import { fileURLToPath } from 'node:url'

const cookies = fileURLToPath(new URL('stubs/mswCookies.ts', import.meta.url))

/** Packages that builds replace by a stub; the stub says why. */
export const mswAliases = { 'is-node-process': cookies, 'tough-cookie': cookies }
