/**
 * Replaces `is-node-process` and `tough-cookie` in MSW. Outside Node, MSW keeps cookies in `localStorage`,
 * and throws when it is loaded where there is none, as in a worker. The handlers set no cookies, so the
 * cookie store, 120 kB gz of domain names, is left out too.
 */
export const isNodeProcess = () => true

export const Cookie = undefined
export const CookieJar = undefined
export const MemoryCookieStore = undefined
